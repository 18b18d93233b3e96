import { expect, it } from 'vitest';
import { table } from '#lambdas/kernel/data/table.ts';
import { externalTeamEntity } from '#lambdas/teams/ports/external/external-team.entity.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aDraftSeason, seasonsApi } from '#tests/support/competitions/seasons.ts';
import { noExternal, organizationsApi } from '#tests/support/teams/organizations.ts';
import { aTeam, noTeam, teamsApi } from '#tests/support/teams/teams.ts';

it('plays in a season of its community as a squad, and in no other', async () => {
  const { owner, season, teamId } = await aDraftSeason();
  const { externalTeamId } = await organizationsApi.signedInAs(owner).addExternalTeam({ teamId, name: 'Comets' });
  const divisionId = season.divisions[0]?.divisionId ?? '';
  const entry = { seasonId: season.seasonId, divisionId, name: 'Comets' };
  const mine = seasonsApi.signedInAs(owner);
  expect(await mine.enterSquad({ ...entry, externalTeamId })).toMatchObject({ externalTeamId });
  await expect(mine.enterSquad({ ...entry, externalTeamId: noExternal })).rejects.toMatchObject({
    code: 'externalTeam.notFound',
  });
});

it('knows no community that is not there', async () => {
  const api = organizationsApi.signedInAs(await aPerson());
  await expect(api.addExternalTeam({ teamId: noTeam, name: 'Comets' })).rejects.toMatchObject({
    code: 'team.notFound',
  });
});

it('lists none with a picture that no one uploaded, and none for an archived community', async () => {
  const { teamId, owner } = await aTeam();
  const mine = organizationsApi.signedInAs(owner);
  const photoId = 'upl_00000000000000000000000000';
  await expect(mine.addExternalTeam({ teamId, name: 'Comets', photoId })).rejects.toMatchObject({
    code: 'upload.notFound',
  });
  await teamsApi.signedInAs(owner).setTeamStanding({ teamId, version: 1, to: 'archived' });
  await expect(mine.addExternalTeam({ teamId, name: 'Comets' })).rejects.toMatchObject({ code: 'team.archived' });
});

it('lists as many as a community lists', async () => {
  const { teamId, owner } = await aTeam();
  const idOf = (index: number) => `ext_${String(index).padStart(26, '0')}`;
  const rest = { version: 1, status: 'listed' as const, details: { name: 'One', notes: '' }, createdAt: '2028-01-05' };
  const many = Array.from({ length: 200 }, (_, index) => ({ teamId, externalTeamId: idOf(index), ...rest }));
  await externalTeamEntity(table()).put(many).go();
  await expect(organizationsApi.signedInAs(owner).addExternalTeam({ teamId, name: 'Comets' })).rejects.toMatchObject({
    code: 'externalTeam.tooMany',
  });
});
