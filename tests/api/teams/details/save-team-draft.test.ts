import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aTeam, teamDetails, teamsApi } from '#tests/support/teams/teams.ts';

it('keeps the newest of what the wizard has, and no step that there is not', async () => {
  const mine = teamsApi.signedInAs(await aPerson());
  await mine.saveTeamDraft({ step: 1, values: { kind: 'club' } });
  await mine.saveTeamDraft({ step: 3, values: { kind: 'club', name: 'Dawn', cityName: 'Austin, TX' } });
  const { draft } = await mine.getTeamDraft({});
  expect(draft).toMatchObject({ step: 3, values: { kind: 'club', name: 'Dawn', cityName: 'Austin, TX' } });
  await expect(mine.saveTeamDraft({ step: 8, values: {} })).rejects.toMatchObject({ code: 'request.invalid' });
});

it('names public communities of the same name in the city and sport, however it is written', async () => {
  const { teamId } = await aTeam({ name: 'Dawn Patrol', gameTypeIds: ['kickball'] });
  await aTeam({ name: 'Dawn Patrol', gameTypeIds: ['tennis'] });
  await aTeam({ name: 'Dawn Patrol', visibility: 'private', gameTypeIds: ['kickball'] });
  const { cityPlaceId } = teamDetails();
  const mine = teamsApi.signedInAs(await aPerson());
  const namesakes = async (values: object) =>
    (await mine.saveTeamDraft({ step: 2, values })).namesakes.map((team) => team.teamId);
  const values = { name: '  dawn   PATROL', gameTypeIds: ['kickball', 'disc-golf'], cityPlaceId };
  expect(await namesakes(values)).toEqual([teamId]);
  expect(await namesakes({ ...values, name: 'Dawn Patrols' })).toEqual([]);
  expect(await namesakes({ name: values.name, cityPlaceId })).toEqual([]);
  expect(await namesakes({ ...values, cityPlaceId: 'us-nowhere' })).toEqual([]);
});
