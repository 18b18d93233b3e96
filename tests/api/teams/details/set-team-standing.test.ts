import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aTeam, membersApi, noTeam, teamsApi } from '#tests/support/teams/teams.ts';

it('archives a community, which stays to be read and takes no one, and brings it back', async () => {
  const { teamId, owner } = await aTeam();
  const mine = teamsApi.signedInAs(owner);
  expect(await mine.setTeamStanding({ teamId, version: 1, to: 'archived' })).toMatchObject({ status: 'archived' });
  expect(await teamsApi.signedOut().getPublicTeam({ teamId })).toMatchObject({ status: 'archived' });
  const comer = membersApi.signedInAs(await aPerson());
  await expect(comer.joinTeam({ teamId })).rejects.toMatchObject({ code: 'team.archived' });
  await expect(mine.setTeamStanding({ teamId, version: 1, to: 'active' })).rejects.toMatchObject({
    code: 'record.changed',
  });
  expect(await mine.setTeamStanding({ teamId, version: 2, to: 'active' })).toMatchObject({ status: 'active' });
  expect(await comer.joinTeam({ teamId })).toMatchObject({ outcome: 'member' });
  const elsewhere = mine.setTeamStanding({ teamId: noTeam, version: 1, to: 'active' });
  await expect(elsewhere).rejects.toMatchObject({ code: 'team.notFound' });
});
