import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitMoney } from '#shared/payments/split-money.ts';

it('gives equal parts that come to the amount, the larger ones first, a cent apart at most', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 1, max: 60 }), (amountMinor, count) => {
      const parts = splitMoney({ amountMinor, currency: 'USD' }, count);
      expect(parts).toHaveLength(count);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amountMinor);
      expect(parts).toEqual(parts.toSorted((a, b) => b - a));
      expect((parts[0] ?? 0) - (parts.at(-1) ?? 0)).toBeLessThanOrEqual(1);
    }),
  );
});

it('gives whole forints, and what is less than one to the first', () => {
  expect(splitMoney({ amountMinor: 100_000, currency: 'HUF' }, 3)).toEqual([33_400, 33_300, 33_300]);
  expect(splitMoney({ amountMinor: 100_050, currency: 'HUF' }, 3)).toEqual([33_450, 33_300, 33_300]);
});
