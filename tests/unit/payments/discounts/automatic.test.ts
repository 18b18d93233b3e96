import fc from 'fast-check';
import { expect, it } from 'vitest';
import { automaticOff } from '#shared/payments/discounts/automatic.ts';
import { automaticName } from '#shared/payments/discounts/discount-words.ts';
import { discountsOf, takenOffOf } from '#shared/payments/discounts/discounted.ts';
import { isBetter, pricedWith } from '#shared/payments/discounts/priced-with.ts';
import type { Discount } from '#shared/payments/discounts/schemas.ts';
import type { OrderLine } from '#shared/payments/orders/schemas.ts';
import { settle, sharesOf } from '#shared/payments/settlement.ts';
import {
  adult,
  aid,
  anyCode,
  anyDiscounts,
  anyFacts,
  child,
  early,
  family,
  member,
  nothingKnown,
  now,
  place,
  returning,
  siblings,
  usd,
} from '#tests/support/payments/any-discounts.ts';

const priced = (lines: readonly OrderLine[], discounts: readonly Discount[], facts = nothingKnown) =>
  pricedWith(lines, undefined, usd, automaticOff(lines, discounts, facts, { currency: 'USD', now }));
const amounts = (lines: readonly OrderLine[]) => lines.map(({ amountMinor }) => amountMinor);

it('takes 10% off the second child and 20% off the third, in whatever order they stand', () => {
  expect(amounts(priced(family, [siblings]).lines)).toEqual([5000, 4500, 4000]);
  expect(amounts(priced([place(child(1), 3000), place(child(2), 5000)], [siblings]).lines)).toEqual([2700, 5000]);
});

it('counts children who were paid for before, and no adults', () => {
  const facts = { ...nothingKnown, siblings: 2 };
  expect(amounts(priced([place(child(3))], [siblings], facts).lines)).toEqual([4000]);
  expect(amounts(priced([place(adult), place(child(1))], [siblings]).lines)).toEqual([5000, 5000]);
});

it('takes an early bird off each place first, then what returning players pay less, then siblings, each of what is left', () => {
  const facts = { ...nothingKnown, returning: new Set([child(2)]) };
  const { lines, totalMinor, serviceFeeMinor } = priced(family.slice(0, 2), [siblings, returning, early], facts);
  expect(amounts(lines)).toEqual([4000, 3240]);
  expect(discountsOf(lines)).toEqual([
    { name: 'Early bird until Dec 5', amountMinor: 2000 },
    { name: 'Returning player', amountMinor: 400 },
    { name: 'Sibling discount', amountMinor: 360 },
  ]);
  expect(totalMinor).toBe(7240 + serviceFeeMinor);
});

it('takes financial aid off what is left in the end, for the players and not for guests', () => {
  const guest: OrderLine = { kind: 'guest', personId: adult, name: 'Kim', amountMinor: 5000 };
  const { lines } = priced([place(adult), place(child(1)), guest], [aid, early]);
  expect(amounts(lines)).toEqual([2000, 2000, 4000]);
  expect(discountsOf(lines)).toEqual([
    { name: 'Early bird until Dec 5', amountMinor: 3000 },
    { name: 'Financial aid', amountMinor: 4000 },
  ]);
});

it('takes the tier that is worth most, alone', () => {
  const later: Discount = {
    ...early,
    code: 'AUTO.EARLY.2026-12-12',
    lastDay: '2026-12-12',
    off: { kind: 'percent', percent: 10 },
  };
  expect(amounts(priced([place(adult)], [later, early]).lines)).toEqual([4000]);
  expect(amounts(priced([place(adult, 50_000)], [later, early]).lines)).toEqual([45_000]);
});

it('is for members, and not for the guests that they bring', () => {
  const lines = [place(adult), place(child(1)), { ...place(adult), kind: 'guest' as const }];
  const facts = { ...nothingKnown, members: new Set([adult]) };
  expect(amounts(priced(lines, [member], facts).lines)).toEqual([4000, 5000, 5000]);
  expect(automaticName(member, now)).toBe('Member discount');
});

it('is for the ways to register that it names', () => {
  expect(amounts(priced([place(adult)], [{ ...early, modes: ['sub_only'] }]).lines)).toEqual([5000]);
});

it('lets a code that stacks come on top, and another take its place where it is worth more', () => {
  const lines = [place(adult)];
  const automatic = automaticOff(lines, [early], nothingKnown, { currency: 'USD', now });
  const half = { name: 'HALF', off: { kind: 'percent' as const, percent: 50 } };
  expect(amounts(pricedWith(lines, { ...half, stacks: true }, usd, automatic).lines)).toEqual([2000]);
  expect(amounts(pricedWith(lines, half, usd, automatic).lines)).toEqual([2500]);
  expect(isBetter(lines, half, usd, automatic)).toBe(true);
  const tenth = { name: 'TENTH', off: { kind: 'percent' as const, percent: 10 } };
  expect(isBetter(lines, tenth, usd, automatic)).toBe(false);
  expect(isBetter(lines, { ...tenth, stacks: true }, usd, automatic)).toBe(true);
});

it('takes whole steps of a currency without coins for less', () => {
  const lines = [place(adult, 100_100)];
  const applied = automaticOff(
    lines,
    [returning],
    { ...nothingKnown, returning: new Set([adult]) },
    { currency: 'HUF', now },
  );
  expect(applied[0]?.offs).toEqual([10_000]);
});

const anyLines = fc.array(
  fc
    .tuple(fc.constantFrom(adult, child(1), child(2), child(3)), fc.integer({ min: 0, max: 30_000 }))
    .map(([personId, amountMinor]) => place(personId, amountMinor)),
  { minLength: 1, maxLength: 5 },
);
it('never goes below zero, adds up to the cent, asks for nothing or for what a card can pay, and sends back what was paid', () => {
  const happened = {
    cause: 'cancelled' as const,
    at: new Date('2026-12-01T12:00:00Z'),
    startsAt: '2026-12-09T00:00:00.000Z',
  };
  fc.assert(
    fc.property(anyLines, anyDiscounts, anyFacts, anyCode, (lines, discounts, facts, code) => {
      const automatic = automaticOff(lines, discounts, facts, { currency: 'USD', now });
      const after = pricedWith(lines, code, usd, automatic);
      expect(
        after.lines.every(({ amountMinor, fullMinor = amountMinor }) => amountMinor >= 0 && amountMinor <= fullMinor),
      ).toBe(true);
      expect(discountsOf(after.lines).reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(
        takenOffOf(after.lines),
      );
      expect(after.totalMinor).toBe(after.subtotalMinor + after.serviceFeeMinor);
      if (takenOffOf(after.lines) > 0) expect(after.totalMinor === 0 || after.totalMinor >= 50).toBe(true);
      const back = [...sharesOf(after).values()].map(
        (share) => settle(share, { ...happened, terms: { refundPolicy: 'strict' } }).amountMinor,
      );
      expect(back.reduce((sum, one) => sum + one, 0)).toBe(after.totalMinor);
      // Priced again it costs the same: nothing is taken off twice.
      expect(pricedWith(after.lines, code, usd, automatic)).toEqual(after);
      expect(automaticOff(after.lines, discounts, facts, { currency: 'USD', now })).toEqual(automatic);
    }),
  );
});

it('names the year of an early bird that is not this year’s', () => {
  const discount = { rule: 'early' as const, lastDay: '2026-12-31' };
  expect(automaticName(discount, now)).toBe('Early bird until Dec 31');
  expect(automaticName(discount, new Date('2025-12-01T12:00:00Z'))).toBe('Early bird until Dec 31, 2026');
});
