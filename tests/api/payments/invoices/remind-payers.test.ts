import { expect, it } from 'vitest';
import { aChargedFee, dayIn, invoicesDue } from '#tests/support/payments/invoices.ts';
import { product } from '#tests/support/product/product.ts';
import { noTeam, teamsApi } from '#tests/support/teams/teams.ts';

const remindersTo = (email: string | undefined) =>
  product.mails(email).filter(({ subject }) => subject.includes('remind') || subject.startsWith('Reminder'));

it('reminds everyone who owes something with the sender’s name and a way to pay, at most every three days', async () => {
  const { teamId, money, treasurer, treasury, players } = await aChargedFee(2);
  expect(await money.remindPayers({ teamId })).toEqual({ reminded: 2, rested: 0 });
  expect(await money.remindPayers({ teamId })).toEqual({ reminded: 0, rested: 2 });
  expect(await treasury()).toMatchObject({ remindable: 0, rested: 2 });
  await product.drain();
  const [mail, ...more] = remindersTo(players[0]?.email);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe(`${treasurer.displayName} reminds you: $120.00 to U10 Comets`);
  expect(mail?.text).toContain('Venmo: @comets');
  product.clock.forwardMinutes(3 * 24 * 60 + 1);
  expect(await money.remindPayers({ teamId })).toEqual({ reminded: 2, rested: 0 });
});

it('reminds by itself three days before, on the day, and three, seven and fourteen days after, until it is paid', async () => {
  const { teamId, money, invoiceId, players } = await aChargedFee(1, { dueOn: [dayIn(5)] });
  await product.drain();
  const count = async (days: number) => {
    for (let day = 0; day < days; day += 1) {
      product.clock.forwardMinutes(24 * 60);
      await invoicesDue();
    }
    return remindersTo(players[0]?.email).length;
  };
  expect(await count(1)).toBe(0);
  expect(await count(2)).toBe(1);
  expect(await count(3)).toBe(2);
  expect(await count(3)).toBe(3);
  await money.recordManualPayment({ teamId, invoiceId, method: 'bank', amountMinor: 12_000, receivedOn: dayIn(0) });
  expect(await count(20)).toBe(3);
});

it('is refused in an archived community and in none', async () => {
  const { teamId, money, owner } = await aChargedFee();
  await expect(money.remindPayers({ teamId: noTeam })).rejects.toMatchObject({ code: 'team.notFound' });
  await teamsApi.signedInAs(owner).setTeamStanding({ teamId, version: 1, to: 'archived' });
  await expect(money.remindPayers({ teamId })).rejects.toMatchObject({ code: 'team.archived' });
});
