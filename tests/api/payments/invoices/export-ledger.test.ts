import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aTreasury, dayIn, moneyApi } from '#tests/support/payments/invoices.ts';
import { noTeam } from '#tests/support/teams/teams.ts';

it('exports the whole ledger with accounting codes for members alone', async () => {
  const { teamId, money, players } = await aTreasury();
  await money.addExpense({ teamId, title: '@SUM(1)', amountMinor: 4480, spentOn: dayIn(0), code: '6100' });
  const file = await moneyApi.signedInAs(players[0] ?? { userId: '' }).exportLedger({ teamId });
  expect(file.split('\r\n')[1]).toBe(`${dayIn(0)},"'@SUM(1)",expense,6100,USD,-44.8`);
  const stranger = moneyApi.signedInAs(await aPerson());
  await expect(stranger.exportLedger({ teamId })).rejects.toMatchObject({ code: 'access.denied' });
  await expect(money.exportLedger({ teamId: noTeam })).rejects.toMatchObject({ code: 'team.notFound' });
});
