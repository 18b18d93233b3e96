import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardPriceOf, cardShareOf, shareLocksAt } from '#shared/events/payments/card-share.ts';
import { finalShares } from '#shared/events/payments/final-shares.ts';
import { paysFirst } from '#shared/events/payments/pays-first.ts';
import { shareOut } from '#shared/events/payments/share-out.ts';
import { shareConsent, shareLine } from '#shared/events/payments/share-words.ts';
import { feeFor } from '#shared/payments/fees.ts';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });
const huf = (amountMinor: number) => ({ amountMinor, currency: 'HUF' as const });
const sum = (some: readonly number[]) => some.reduce((all, one) => all + one, 0);
const someHeads = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 30 });
const cents = fc.integer({ min: 1, max: 500_000 });

describe('a cost that is shared', () => {
  it('comes to the total, and the first to join pay the odd cents', () => {
    expect(shareOut({ total: usd(1000) }, [1, 1, 1])).toEqual([334, 333, 333]);
    expect(shareOut({ total: usd(1000) }, [2, 1])).toEqual([667, 333]);
    expect(shareOut({ total: huf(100_000) }, [1, 1, 1])).toEqual([33_400, 33_300, 33_300]);
  });

  it('never comes to less than the total or to more, without a cap', () => {
    fc.assert(
      fc.property(cents, someHeads, (total, heads) => {
        expect(sum(shareOut({ total: usd(total) }, heads))).toBe(total);
      }),
    );
  });

  it('is never above the cap for one head, and equal to a cent', () => {
    fc.assert(
      fc.property(cents, cents, someHeads, (total, cap, heads) => {
        const shares = shareOut({ total: usd(total), capPerHead: usd(cap) }, heads);
        expect(shares.every((share, at) => share <= cap * (heads[at] ?? 0))).toBe(true);
        expect(sum(shares)).toBeLessThanOrEqual(total);
        const alone = shareOut(
          { total: usd(total), capPerHead: usd(cap) },
          heads.map(() => 1),
        );
        expect(Math.max(...alone) - Math.min(...alone)).toBeLessThanOrEqual(1);
        expect(alone).toEqual(alone.toSorted((a, b) => b - a));
      }),
    );
  });

  it('costs with its fee never more than the cap with its fee', () => {
    const rule = { plan: 'rookie', feePayer: 'player', currency: 'USD' } as const;
    const allIn = (share: number) => share + feeFor(share, rule).onTopMinor;
    fc.assert(
      fc.property(cents, cents, (a, b) => {
        expect(allIn(Math.min(a, b))).toBeLessThanOrEqual(allIn(Math.max(a, b)));
      }),
    );
  });
});

const costShare = { total: usd(1000), capPerHead: usd(1400) };
const byCard = { costShare, refundPolicy: 'flexible' as const };

it('is paid by card only with a cap, a refund policy and no other way to pay', () => {
  expect(cardShareOf(byCard)).toEqual(costShare);
  expect(cardShareOf({ ...byCard, payOutside: [{ way: 'cash' }] })).toBeUndefined();
  expect(cardShareOf({ ...byCard, costShare: { total: usd(1000) } })).toBeUndefined();
  expect(cardShareOf({ costShare })).toBeUndefined();
  expect([paysFirst(byCard), paysFirst({ costShare, payOutside: [{ way: 'cash' }] })]).toEqual([true, false]);
});

it('costs the most until the price is final, then the share, and nothing where no one is charged', () => {
  expect(cardPriceOf(byCard)).toEqual(usd(1400));
  expect(cardPriceOf(byCard, { lockedAt: 'now', eachMinor: 334 })).toEqual(usd(334));
  expect(cardPriceOf(byCard, { lockedAt: 'now' })).toBeUndefined();
  expect(shareLocksAt('2026-12-01T18:00:00.000Z')).toBe('2026-12-01T16:00:00.000Z');
});

const line = { capacity: 10, order: { host: 1, ann: 3, bo: 2 }, heads: { bo: 2 } };
const event = {
  ...byCard,
  hasMinimumNeeded: false,
  hoursToCancelBefore: 1,
  countGuestsInMinimum: true,
  status: 'scheduled',
  startsAt: '2026-12-01T18:00:00.000Z',
  minimumKept: true,
};

it('is worked out for players in the order in which they joined, without hosts', () => {
  expect(finalShares(event, line, ['host'])).toEqual({
    shares: { bo: 500, ann: 500 },
    eachMinor: 500,
    mostSharesMinor: 1000,
  });
  expect(finalShares({ ...event, chargeGuests: true }, line, ['host'])).toEqual({
    shares: { bo: 667, ann: 333 },
    eachMinor: 333,
    mostSharesMinor: 1000,
  });
});

it('charges no one below the minimum, even where the host keeps the event', () => {
  const few = { ...event, hasMinimumNeeded: true, minimumNeeded: 5 };
  expect(finalShares(few, line, ['host'])).toBeUndefined();
  expect(finalShares({ ...few, minimumNeeded: 4 }, line, ['host'])).toBeDefined();
  expect(finalShares(event, { ...line, order: { host: 1 } }, ['host'])).toBeUndefined();
});

it('is said with all fees', () => {
  const share = { mostMinor: 1472, todayMinor: 1113, heads: 8, isFinal: false };
  expect(shareLine(share, 'USD')).toBe('Never more than $14.72. Today it’s $11.13 with 8 in.');
  expect(shareLine({ ...share, heads: 0 }, 'USD')).toBe('Never more than $14.72.');
  expect(shareLine({ ...share, isFinal: true }, 'USD')).toBe('The price is final: $11.13.');
  expect(shareConsent(usd(1472), { hasMinimumNeeded: true, minimumNeeded: 6 })).toMatch(
    /never more than \$14\.72, with all fees\. With fewer than 6 players, nothing is charged\.$/,
  );
});
