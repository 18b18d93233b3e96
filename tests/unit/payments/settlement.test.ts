import fc from 'fast-check';
import { expect, it } from 'vitest';
import { feeFor } from '#shared/payments/fees.ts';
import { closed, paid, refundedOf, withNews, withRefund } from '#shared/payments/orders/order-moves.ts';
import type { SettlementCause } from '#shared/payments/orders/policy-trace.ts';
import type { RefundStatus } from '#shared/payments/orders/schemas.ts';
import { deadlineWords } from '#shared/payments/orders/trace-words.ts';
import { quoteFor } from '#shared/payments/quote.ts';
import { percentAt } from '#shared/payments/refund-policy.ts';
import { refundByPolicy, settle, sharesOf } from '#shared/payments/settlement.ts';
import { anOrder } from '#tests/support/payments/an-order.ts';

const price = { amountMinor: 1200, currency: 'USD' as const };
const terms = { price, plan: 'rookie' as const, feePayer: 'player' as const };
const me = { personId: 'me', name: 'Maya', guests: [] };

it('adds 3% and 30 cents once: $12.66 for one spot, $25.02 for two', () => {
  expect(quoteFor([me], terms)).toMatchObject({ serviceFeeMinor: 66, totalMinor: 1266, platformFeeMinor: 66 });
  expect(quoteFor([{ ...me, guests: ['Sam'] }], terms)).toMatchObject({ serviceFeeMinor: 102, totalMinor: 2502 });
});

it('takes less with a plan, from who pays the fee, and nothing of what is free', () => {
  expect(feeFor(10_000, { plan: 'pro', feePayer: 'player', currency: 'USD' })).toEqual({
    onTopMinor: 180,
    platformMinor: 180,
  });
  expect(feeFor(10_000, { plan: 'elite', feePayer: 'host', currency: 'USD' })).toEqual({
    onTopMinor: 0,
    platformMinor: 80,
  });
  expect(feeFor(1200, { plan: 'rookie', feePayer: 'split', currency: 'USD' })).toEqual({
    onTopMinor: 33,
    platformMinor: 66,
  });
  expect(feeFor(0, { plan: 'rookie', feePayer: 'player', currency: 'USD' })).toEqual({
    onTopMinor: 0,
    platformMinor: 0,
  });
  // The host is never paid less than nothing.
  expect(feeFor(10, { plan: 'rookie', feePayer: 'host', currency: 'USD' })).toEqual({
    onTopMinor: 0,
    platformMinor: 10,
  });
});

it('never loses a minor unit between the players of an order', () => {
  const amounts = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 100_000 }), (prices, serviceFeeMinor) => {
      const lines = prices.map((amountMinor, index) => ({ personId: `p${index}`, amountMinor }));
      const shares = [...sharesOf({ lines, serviceFeeMinor }).values()];
      const total = prices.reduce((sum, one) => sum + one, 0);
      const fee = total === 0 ? 0 : serviceFeeMinor;
      expect(shares.reduce((sum, { priceMinor, feeMinor }) => sum + priceMinor + feeMinor, 0)).toBe(total + fee);
      expect(shares.every(({ feeMinor }) => feeMinor >= 0)).toBe(true);
    }),
  );
});

const startsAt = '2026-12-04T00:30:00.000Z';
const hoursBefore = (hours: number) => new Date(Date.parse(startsAt) - hours * 3_600_000);

it.each([
  ['flexible', 24, 100],
  ['flexible', 23.9, 0],
  ['moderate', 72, 100],
  ['moderate', 71.9, 50],
  ['moderate', 23, 0],
  ['strict', 500, 0],
] as const)('gives back under %s, %d hours before, %d percent', (refundPolicy, hours, percent) => {
  expect(percentAt({ refundPolicy }, startsAt, hoursBefore(hours))).toBe(percent);
});

it('says how long a payer may leave for nothing after the event changed, and the policy after that', () => {
  const order = { startsAt, timeZone: 'America/Chicago', freeUntil: hoursBefore(48).toISOString() };
  expect(deadlineWords({ refundPolicy: 'strict' }, order, hoursBefore(50))).toBe(
    'The event has changed, so all your money comes back until Tue, Dec 1, 6:30 PM. After that, the refund policy applies.',
  );
  expect(deadlineWords({ refundPolicy: 'flexible' }, order, hoursBefore(47))).toBe(
    'All your money back until Wed, Dec 2, 6:30 PM. No refund after that.',
  );
});

it('gives all back for what the payer did not do, and never more than was paid', () => {
  const causes: SettlementCause[] = ['left', 'removed', 'cancelled', 'minimum', 'undelivered', 'refilled'];
  const policies = fc.constantFrom('flexible' as const, 'moderate' as const, 'strict' as const);
  fc.assert(
    fc.property(
      fc.constantFrom(...causes),
      policies,
      fc.integer({ min: -5, max: 200 }),
      (cause, refundPolicy, hours) => {
        const share = { priceMinor: 1201, feeMinor: 66 };
        const { amountMinor } = settle(share, { cause, at: hoursBefore(hours), startsAt, terms: { refundPolicy } });
        expect(amountMinor).toBeLessThanOrEqual(1267);
        if (cause !== 'left') expect(amountMinor).toBe(1267);
      },
    ),
  );
});

it('keeps a spot that was left under a strict policy for a refund once it is taken', () => {
  const share = { priceMinor: 1200, feeMinor: 66 };
  const left = { cause: 'left' as const, at: hoursBefore(30), startsAt, terms: { refundPolicy: 'strict' as const } };
  expect(settle(share, left)).toMatchObject({ amountMinor: 0, awaitsRefill: true });
});

it('adds up after refunds of any size with any news, in any order', () => {
  const status = fc.constantFrom<RefundStatus>('pending_funds', 'pending', 'succeeded', 'failed');
  const step = fc.tuple(fc.integer({ min: 1, max: 1500 }), fc.array(status, { maxLength: 4 }));
  fc.assert(
    fc.property(fc.array(step, { maxLength: 6 }), (steps) => {
      let order = paid(closed(anOrder(), 'expired'), { paymentIntentId: 'pi_1', paidAt: startsAt });
      const { trace } = settle(
        { priceMinor: 1, feeMinor: 0 },
        { cause: 'host', at: hoursBefore(1), startsAt, terms: order.terms },
      );
      for (const [index, [amountMinor, news]] of steps.entries()) {
        const refundId = `rfd_${index}`;
        order = withRefund(order, { refundId, amountMinor, at: startsAt, trace }) ?? order;
        for (const said of news) order = withNews(order, refundId, { status: said });
      }
      expect(order.refundableMinor + refundedOf(order)).toBe(order.totalMinor);
      expect(order.refundableMinor).toBeGreaterThanOrEqual(0);
    }),
  );
});

it('says what the policy gives now for everyone who has not left yet', () => {
  const startsAt = '2031-05-10T18:00:00.000Z';
  const lines = [
    { personId: 'ann', amountMinor: 1000 },
    { personId: 'bo', amountMinor: 1000 },
  ];
  const order = { lines, serviceFeeMinor: 90, startsAt, terms: { refundPolicy: 'moderate' as const }, refunds: [] };
  const at = (hours: number) => new Date(Date.parse(startsAt) - hours * 3_600_000);
  expect(refundByPolicy(order, at(73))).toBe(2090);
  expect(refundByPolicy({ ...order, refunds: [{ personId: 'ann' }] }, at(48))).toBe(500);
  expect(refundByPolicy(order, at(1))).toBe(0);
  expect(refundByPolicy({ ...order, freeUntil: startsAt }, at(1))).toBe(2090);
});

it('settles a slot that was given back by itself, and the spot without it', () => {
  const slot = (slotId: string) => ({ kind: 'slot' as const, personId: 'me', name: '', slotId, amountMinor: 1200 });
  const spot = { kind: 'spot' as const, personId: 'me', name: '', amountMinor: 1200 };
  const bought = { lines: [spot, slot('racket'), slot('lesson')], serviceFeeMinor: 138 };
  expect([...sharesOf(bought).values()]).toMatchObject([{ priceMinor: 3600, feeMinor: 138 }]);
  const given = { ...bought, lines: [spot, { ...slot('racket'), givenBack: 'racket' }, slot('lesson')] };
  expect([...sharesOf(given).values()]).toMatchObject([
    { personId: 'me', priceMinor: 2400, feeMinor: 92 },
    { personId: 'me', givenBack: 'racket', priceMinor: 1200, feeMinor: 46 },
  ]);
});
