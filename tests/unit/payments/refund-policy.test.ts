import { expect, it } from 'vitest';
import { bestPromise, givesLess, type RefundPromise } from '#shared/payments/refund-policy.ts';

const own = (...refundTiers: readonly { hoursBefore: number; percent: number }[]) =>
  ({ refundPolicy: 'custom', refundTiers }) as const;
const [flexible, moderate, strict] = (['flexible', 'moderate', 'strict'] as const).map((refundPolicy) => ({
  refundPolicy,
}));

it('knows which policy gives less at any time', () => {
  expect(givesLess(strict!, flexible!)).toBe(true);
  expect(givesLess(moderate!, flexible!)).toBe(true);
  expect(givesLess(flexible!, moderate!)).toBe(false);
  expect(givesLess(moderate!, strict!)).toBe(false);
  expect(givesLess(moderate!, moderate!)).toBe(false);
});

it('compares steps where they begin', () => {
  const before = own({ hoursBefore: 48, percent: 100 }, { hoursBefore: 12, percent: 50 });
  expect(givesLess(own({ hoursBefore: 48, percent: 100 }), before)).toBe(true);
  expect(givesLess(own({ hoursBefore: 24, percent: 100 }, { hoursBefore: 12, percent: 50 }), before)).toBe(false);
  expect(givesLess(flexible!, before)).toBe(true);
});

const march = (day: number, terms: RefundPromise['terms']): RefundPromise => ({
  terms,
  startsAt: `2031-03-${String(day).padStart(2, '0')}T00:00:00.000Z`,
});
const noon = (day: number) => new Date(`2031-03-${String(day).padStart(2, '0')}T12:00:00.000Z`);

it('takes the promise that gives most at a moment, then the one that gives it for longer', () => {
  const [early, late, half] = [march(10, flexible!), march(20, flexible!), march(10, moderate!)];
  expect(bestPromise(half, [early], noon(8))).toBe(early);
  expect(bestPromise(early, [half], noon(8))).toBe(early);
  expect(bestPromise(early, [late], noon(1))).toBe(late);
  expect(bestPromise(late, [early], noon(1))).toBe(late);
  expect(bestPromise(early, [march(10, flexible!)], noon(1))).toBe(early);
});
