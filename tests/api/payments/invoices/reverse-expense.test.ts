import { expect, it } from 'vitest';
import { aTreasury, dayIn } from '#tests/support/payments/invoices.ts';
import { noTeam } from '#tests/support/teams/teams.ts';

it('writes a line against an expense, once, and keeps both', async () => {
  const { teamId, money } = await aTreasury();
  const spentOn = dayIn(0);
  const { entryId } = await money.addExpense({ teamId, title: 'Balls', amountMinor: 4480, spentOn });
  await money.reverseExpense({ teamId, entryId, spentOn });
  const again = money.reverseExpense({ teamId, entryId, spentOn });
  await expect(again).rejects.toMatchObject({ code: 'money.noExpense' });
  const { balanceMinor, lines } = await money.getLedger({ teamId });
  expect(balanceMinor).toBe(0);
  expect(lines.map(({ title }) => title).sort()).toEqual(['Balls', 'Correction: Balls']);
  expect(lines.find(({ title }) => title === 'Balls')?.isReversed).toBe(true);
  const elsewhere = money.reverseExpense({ teamId: noTeam, entryId, spentOn });
  await expect(elsewhere).rejects.toMatchObject({ code: 'team.notFound' });
});
