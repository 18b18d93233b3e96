import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { equalShares, owedShares, sharesDueAt, sharesPaid, sumOf } from '#shared/competitions/payments/team-shares.ts';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });
const people = ['cap', 'ann', 'bob', 'cyn', 'dan', 'eve'];
const payBy = '2031-03-01T00:00:00.000Z';
const paid = (personId: string, amountMinor: number) => ({
  orderId: personId,
  personId,
  amountMinor,
  paidAt: '2031-02-01T00:00:00.000Z',
});

describe('equal shares', () => {
  it('give what is left over to the earliest', () => {
    expect(equalShares(usd(1000), ['a', 'b', 'c']).map(({ amountMinor }) => amountMinor)).toEqual([334, 333, 333]);
  });
  it('are whole forints', () => {
    const huf = { amountMinor: 100_000, currency: 'HUF' as const };
    expect(equalShares(huf, ['a', 'b', 'c']).map(({ amountMinor }) => amountMinor)).toEqual([33_400, 33_300, 33_300]);
  });
  it('add up to the fee, differ by one coin at most, and the earliest pay no less', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 1, max: 60 }), (fee, count) => {
        const amounts = equalShares(usd(fee), Array.from({ length: count }, String)).map((one) => one.amountMinor);
        expect(amounts.reduce((sum, one) => sum + one, 0)).toBe(fee);
        expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
        expect((amounts[0] ?? 0) - (amounts.at(-1) ?? 0)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('what players owe of a team fee', () => {
  const shares = equalShares(usd(30_000), people.slice(0, 3));
  const team = { captainId: 'cap', roster: people.slice(0, 3), feeSplit: { shares, payBy } };
  it('is the captain’s where no player was asked', () => {
    expect(owedShares({ ...team, feeSplit: undefined }, 30_000)).toMatchObject([
      { personId: 'cap', restMinor: 30_000 },
      { restMinor: 0 },
      { restMinor: 0 },
    ]);
  });
  it('goes back to the captain when a player leaves without paying', () => {
    expect(owedShares({ ...team, roster: ['cap', 'ann'] }, 30_000)).toEqual([
      { personId: 'cap', paidMinor: 0, restMinor: 20_000 },
      { personId: 'ann', paidMinor: 0, restMinor: 10_000 },
    ]);
  });
  it('counts what a player paid who left', () => {
    const left = { ...team, roster: ['cap', 'ann'], cardPayments: [paid('bob', 10_000)] };
    expect(owedShares(left, 20_000)[0]).toMatchObject({ restMinor: 10_000 });
  });
  it('says how many paid', () => {
    expect(sharesPaid({ ...team, cardPayments: [paid('ann', 10_000)] }, 20_000)).toEqual({ asked: 3, paid: 1 });
  });
  it('is never more than what is left, and always all of it', () => {
    const anyTeam = fc.record({
      fee: fc.integer({ min: 0, max: 100_000 }),
      roster: fc.uniqueArray(fc.constantFrom(...people.slice(1)), { maxLength: 5 }),
      asked: fc.array(fc.record({ personId: fc.constantFrom(...people), amountMinor: fc.nat(60_000) }), {
        maxLength: 6,
      }),
      payments: fc.array(fc.record({ personId: fc.constantFrom(...people), amountMinor: fc.nat(30_000) }), {
        maxLength: 5,
      }),
    });
    fc.assert(
      fc.property(anyTeam, ({ fee, roster, asked, payments }) => {
        const cardPayments = payments.map(({ personId, amountMinor }) => paid(personId, amountMinor));
        const left = Math.max(0, fee - sumOf(cardPayments));
        const split = {
          captainId: 'cap',
          roster: ['cap', ...roster],
          feeSplit: { shares: asked, payBy },
          cardPayments,
        };
        const owed = owedShares(split, left);
        expect(owed.every(({ restMinor }) => restMinor >= 0)).toBe(true);
        expect(owed.reduce((sum, { restMinor }) => sum + restMinor, 0)).toBe(left);
      }),
    );
  });
});

it('gives players a week, or until the season begins, and a day at least', () => {
  const now = new Date('2031-02-01T12:00:00.000Z');
  expect(sharesDueAt('2031-03-01T06:00:00.000Z', now)).toBe('2031-02-08T12:00:00.000Z');
  expect(sharesDueAt('2031-02-04T06:00:00.000Z', now)).toBe('2031-02-04T06:00:00.000Z');
  expect(sharesDueAt('2031-01-04T06:00:00.000Z', now)).toBe('2031-02-02T12:00:00.000Z');
});
