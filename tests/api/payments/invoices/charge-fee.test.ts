import { expect, it } from 'vitest';
import { chargeFee } from '#lambdas/payments/invoices/operations/keep-money.ts';
import { mostCharged } from '#shared/payments/invoices/team-money.ts';
import { aTreasury, dayIn, feeDetails, moneyApi, moneySettings } from '#tests/support/payments/invoices.ts';
import { product } from '#tests/support/product/product.ts';
import { aChildOnRoster, answers, leo } from '#tests/support/teams/roster-children.ts';
import { aMember, aTeam, noTeam, teamsApi } from '#tests/support/teams/teams.ts';

it('charges a fee to everyone who plays or helps: one invoice each, numbered without gaps', async () => {
  const { teamId, money } = await aTreasury(3);
  const { invoices } = await money.chargeFee({ teamId, ...feeDetails() });
  expect(invoices).toBe(5);
  const { treasury } = await money.getTeamMoney({ teamId });
  expect(treasury?.sums).toMatchObject({ owedMinor: 60_000, lateMinor: 0, owing: 5 });
  const year = new Date().getUTCFullYear();
  const numbers = treasury?.owed.map(({ number }) => number).sort();
  expect(numbers).toEqual([1, 2, 3, 4, 5].map((count) => `COMETS-${year}-0000${count}`));
});

it('splits a fee into installments that add up', async () => {
  const { teamId, money, players } = await aTreasury();
  const who = { kind: 'people' as const, personIds: players.map(({ userId }) => userId) };
  const dueOn = [dayIn(1), dayIn(31), dayIn(61)];
  await money.chargeFee({ teamId, ...feeDetails({ amountMinor: 10_000, dueOn, who }) });
  const { treasury } = await money.getTeamMoney({ teamId });
  expect(treasury?.owed.map(({ title, totalMinor }) => [title, totalMinor])).toEqual([
    ['Spring fee, 1 of 3', 3334],
    ['Spring fee, 2 of 3', 3333],
    ['Spring fee, 3 of 3', 3333],
  ]);
  const backwards = money.chargeFee({ teamId, ...feeDetails({ dueOn: [dayIn(5), dayIn(4)] }) });
  await expect(backwards).rejects.toMatchObject({ fields: { dueOn: 'Each date after the one before.' } });
});

it('charges a child through its guardian, who is the one who pays', async () => {
  const { teamId, owner, dana, invite } = await aChildOnRoster();
  await invite();
  await answers(dana, leo);
  await product.drain();
  const money = moneyApi.signedInAs(owner);
  await money.saveMoneySettings({ teamId, ...moneySettings() });
  await money.chargeFee({ teamId, ...feeDetails() });
  const { treasury } = await money.getTeamMoney({ teamId });
  const ofChild = treasury?.owed.filter(({ isForChild }) => isForChild);
  expect(ofChild).toMatchObject([{ personName: 'Leo C.', payerName: dana.displayName }]);
  const { own } = await moneyApi.signedInAs(dana).getTeamMoney({ teamId });
  expect(own).toMatchObject([{ personName: 'Leo C.', balanceMinor: 12_000 }]);
});

it('makes the invoices of a fee once, however often it is sent', async () => {
  const { teamId, money } = await aTreasury();
  const key = { idempotencyKey: 'a-key-of-this-fee-0001' };
  const first = await money.chargeFee({ teamId, ...feeDetails() }, key);
  const again = await money.chargeFee({ teamId, ...feeDetails() }, key);
  expect(again).toEqual(first);
  await product.drain();
  const { treasury } = await money.getTeamMoney({ teamId });
  expect(treasury?.owed).toHaveLength(3);
});

it('charges at most 500 players at once', async () => {
  const people = Array.from({ length: mostCharged + 1 }, (_, index) => ({
    userId: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    roles: ['member'],
  }));
  const parts = {
    teams: { find: async () => ({ status: 'active', facts: { name: 'Big' } }) },
    money: { find: async () => ({ version: 1, currency: 'USD', payOutside: [{ way: 'cash' }] }) },
    roster: { ofTeam: async () => people },
    withoutLogin: async () => [],
  };
  const charged = chargeFee({ teamId: noTeam, ...feeDetails() } as never, { now: new Date() } as never, parts as never);
  await expect(charged).rejects.toMatchObject({ code: 'money.tooManyPayers' });
});

it('is refused without a way to pay, without players, in an archived community and by other members', async () => {
  const world = await aTeam();
  const { teamId, owner } = world;
  const boss = moneyApi.signedInAs(owner);
  await expect(boss.chargeFee({ teamId, ...feeDetails() })).rejects.toMatchObject({ code: 'payment.wayNeeded' });
  await boss.saveMoneySettings({ teamId, ...moneySettings() });
  const who = { kind: 'squad' as const, squadId: 'none' };
  await expect(boss.chargeFee({ teamId, ...feeDetails({ who }) })).rejects.toMatchObject({ code: 'money.noPayers' });
  const member = moneyApi.signedInAs(await aMember(world));
  await expect(member.chargeFee({ teamId, ...feeDetails() })).rejects.toMatchObject({ code: 'access.denied' });
  const nowhere = boss.chargeFee({ teamId: noTeam, ...feeDetails() });
  await expect(nowhere).rejects.toMatchObject({ code: 'team.notFound' });
  await teamsApi.signedInAs(owner).setTeamStanding({ teamId, version: 1, to: 'archived' });
  await expect(boss.chargeFee({ teamId, ...feeDetails() })).rejects.toMatchObject({ code: 'team.archived' });
});

it('says the most that can be charged in the currency of the community', async () => {
  const { teamId, money } = await aTreasury();
  const charge = (amountMinor: number) => money.chargeFee({ teamId, ...feeDetails({ amountMinor }) });
  await expect(charge(100_000_001)).rejects.toMatchObject({
    code: 'payment.tooMuch',
    fields: { amountMinor: 'At most $1,000,000.00.' },
  });
  expect(await charge(100_000_000)).toMatchObject({ invoices: 3 });
});
