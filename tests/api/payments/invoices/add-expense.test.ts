import { expect, it } from 'vitest';
import { aTreasury, dayIn } from '#tests/support/payments/invoices.ts';
import { noTeam, teamsApi } from '#tests/support/teams/teams.ts';

const balls = () => ({ title: 'Balls', amountMinor: 4480, spentOn: dayIn(0) });

it('adds an expense once, however often it is sent', async () => {
  const { teamId, money } = await aTreasury();
  const key = { idempotencyKey: 'a-key-of-this-expense-1' };
  await money.addExpense({ teamId, ...balls() }, key);
  await money.addExpense({ teamId, ...balls() }, key);
  expect(await money.getLedger({ teamId })).toMatchObject({ balanceMinor: -4480, lines: [{ title: 'Balls' }] });
});

it('is refused in an archived community and in none', async () => {
  const { teamId, money, owner } = await aTreasury();
  await expect(money.addExpense({ teamId: noTeam, ...balls() })).rejects.toMatchObject({ code: 'team.notFound' });
  await teamsApi.signedInAs(owner).setTeamStanding({ teamId, version: 1, to: 'archived' });
  await expect(money.addExpense({ teamId, ...balls() })).rejects.toMatchObject({ code: 'team.archived' });
});
