import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { noExternal, organizationsApi } from '#tests/support/teams/organizations.ts';
import { aTeam, noTeam } from '#tests/support/teams/teams.ts';

it('takes an opponent off the list', async () => {
  const { teamId, owner } = await aTeam();
  const mine = organizationsApi.signedInAs(owner);
  const { externalTeamId } = await mine.addExternalTeam({ teamId, name: 'Comets' });
  await mine.removeExternalTeam({ teamId, externalTeamId });
  expect((await mine.listExternalTeamsOf({ teamId })).externalTeams).toEqual([]);
});

it('knows no outside team that is not there', async () => {
  const { teamId, owner } = await aTeam();
  const call = organizationsApi.signedInAs(owner).removeExternalTeam({ teamId, externalTeamId: noExternal });
  await expect(call).rejects.toMatchObject({ code: 'externalTeam.notFound' });
});

it('knows no community that is not there', async () => {
  const api = organizationsApi.signedInAs(await aPerson());
  await expect(api.removeExternalTeam({ teamId: noTeam, externalTeamId: noExternal })).rejects.toMatchObject({
    code: 'team.notFound',
  });
});
