import fc from 'fast-check';
import { expect, it } from 'vitest';
import { automaticOff } from '#shared/payments/discounts/automatic.ts';
import { deductionsOf, takenOffOf } from '#shared/payments/discounts/discounted.ts';
import { pricedWith } from '#shared/payments/discounts/priced-with.ts';
import type { OrderLine } from '#shared/payments/orders/schemas.ts';
import {
  adult,
  aid,
  anyCode,
  anyDiscounts,
  anyFacts,
  child,
  early,
  nothingKnown,
  now,
  place,
  usd,
} from '#tests/support/payments/any-discounts.ts';

const amountsOf = (lines: readonly OrderLine[]) => lines.map(({ amountMinor }) => amountMinor);

it('splits the discounted price into the deposit and what is left: nothing is lost, and neither is below zero', () => {
  const anyDeposits = fc.array(
    fc.record({
      personId: fc.constantFrom(adult, child(1), child(2)),
      amountMinor: fc.integer({ min: 50, max: 30_000 }),
      depositMinor: fc.integer({ min: 50, max: 20_000 }),
    }),
    { minLength: 1, maxLength: 3 },
  );
  fc.assert(
    fc.property(anyDeposits, anyDiscounts, anyFacts, anyCode, (places, discounts, facts, code) => {
      const whole = places.map(({ personId, amountMinor }) => place(personId, amountMinor));
      const lines = whole.map((line, index) => ({ ...line, depositMinor: places[index]?.depositMinor ?? 0 }));
      const automatic = automaticOff(lines, discounts, facts, { currency: 'USD', now });
      expect(automatic).toEqual(automaticOff(whole, discounts, facts, { currency: 'USD', now }));
      const split = pricedWith(lines, code, usd, automatic);
      const inFull = pricedWith(whole, code, usd, automatic);
      split.lines.forEach(({ amountMinor, laterMinor = 0 }, index) => {
        expect(Math.min(amountMinor, laterMinor)).toBeGreaterThanOrEqual(0);
        expect(laterMinor === 0 || laterMinor >= 50).toBe(true);
        expect(amountMinor + laterMinor).toBe(inFull.lines[index]?.amountMinor);
      });
      expect(takenOffOf(split.lines)).toBe(takenOffOf(inFull.lines));
      expect(split.totalMinor === 0 || split.totalMinor >= 50).toBe(true);
      expect(pricedWith(split.lines, code, usd, automatic)).toEqual(split);
      const between = deductionsOf(split.lines).reduce((sum, { amountMinor }) => sum + amountMinor, 0);
      const prices = places.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
      expect(prices - between).toBe(split.subtotalMinor);
    }),
  );
});

it('leaves what is left after a deposit to financial aid, and to a code where no discount was fixed', () => {
  const [open, fixed] = (['open', 'fixed'] as const).map((rest) => [{ ...place(adult), rest }]);
  const half = { name: 'HALF', off: { kind: 'percent' as const, percent: 50 } };
  for (const lines of [open ?? [], fixed ?? []])
    expect(
      amountsOf(
        pricedWith(lines, undefined, usd, automaticOff(lines, [early, aid], nothingKnown, { currency: 'USD', now }))
          .lines,
      ),
    ).toEqual([2500]);
  expect(amountsOf(pricedWith(open ?? [], half, usd).lines)).toEqual([2500]);
  expect(amountsOf(pricedWith(fixed ?? [], half, usd).lines)).toEqual([5000]);
});
