import { expect, it } from 'vitest';
import { givesLess } from '#shared/payments/refund-policy.ts';

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
