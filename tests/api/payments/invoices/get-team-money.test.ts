import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aChargedFee, moneyApi } from '#tests/support/payments/invoices.ts';
import { noTeam } from '#tests/support/teams/teams.ts';

it('shows members what they owe themselves and how to pay it, and nothing of others', async () => {
  const { teamId, players } = await aChargedFee(2);
  const seen = await moneyApi.signedInAs(players[0] ?? { userId: '' }).getTeamMoney({ teamId });
  expect(seen).toMatchObject({ own: [{ title: 'Spring fee' }], payOutside: [{ way: 'venmo' }, { way: 'cash' }] });
  expect(seen.treasury).toBeUndefined();
});

it('is for members, of a community that is there', async () => {
  const { teamId } = await aChargedFee();
  const stranger = moneyApi.signedInAs(await aPerson());
  await expect(stranger.getTeamMoney({ teamId })).rejects.toMatchObject({ code: 'access.denied' });
  await expect(stranger.getTeamMoney({ teamId: noTeam })).rejects.toMatchObject({ code: 'team.notFound' });
});
