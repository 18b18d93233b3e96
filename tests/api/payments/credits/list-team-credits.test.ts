import { expect, it } from 'vitest';
import { aCreditor, creditsApi } from '#tests/support/payments/credits.ts';
import { aTeam, noTeam, teamDetails, teamsApi } from '#tests/support/teams/teams.ts';

it('lists the people of this community who have credit, for those who keep its money', async () => {
  const { teamId, player, treasury, give, owner } = await aCreditor();
  expect(await treasury.listTeamCredits({ teamId })).toEqual({ credits: [], currency: 'USD' });
  await give(500);
  expect(await treasury.listTeamCredits({ teamId })).toEqual({
    credits: [{ userId: player.userId, name: player.displayName, balanceMinor: 500, currency: 'USD' }],
    currency: 'USD',
  });
  // The same owner, another community: its treasurers don't see players they don't know.
  const { teamId: second } = await teamsApi.signedInAs(owner).createTeam(teamDetails());
  expect((await creditsApi.signedInAs(owner).listTeamCredits({ teamId: second })).credits).toEqual([]);
});

it('offers no credit without an account, and nothing in no community', async () => {
  const { teamId, owner } = await aTeam();
  const { listTeamCredits } = creditsApi.signedInAs(owner);
  expect(await listTeamCredits({ teamId })).toEqual({ credits: [] });
  await expect(listTeamCredits({ teamId: noTeam })).rejects.toMatchObject({ code: 'team.notFound' });
});
