import fc from 'fast-check';
import { expect, it } from 'vitest';
import { discountsOf, takenOffOf, undiscounted, withCode } from '#shared/payments/discounts/discounted.ts';
import { pricedWith } from '#shared/payments/discounts/priced-with.ts';
import { productOf } from '#shared/payments/discounts/products.ts';
import type { Off } from '#shared/payments/discounts/schemas.ts';
import type { OrderLine } from '#shared/payments/orders/schemas.ts';
import { settle, sharesOf } from '#shared/payments/settlement.ts';

const person = (index: number) => `00000000-0000-4000-8000-00000000000${index}`;

const lines: fc.Arbitrary<OrderLine[]> = fc.array(
  fc.record({
    kind: fc.constantFrom('spot' as const, 'guest' as const),
    personId: fc.integer({ min: 1, max: 4 }).map(person),
    name: fc.constant('A player'),
    amountMinor: fc.integer({ min: 0, max: 1_000_000 }),
  }),
  { minLength: 1, maxLength: 6 },
);
const offs: fc.Arbitrary<Off> = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({
    kind: fc.constant('amount' as const),
    amountMinor: fc.integer({ min: 1, max: 1_000_000 }),
    currency: fc.constant('USD' as const),
  }),
  fc.constant({ kind: 'spot' as const }),
);
const terms = fc.record({
  plan: fc.constantFrom('rookie' as const, 'pro' as const, 'elite' as const),
  feePayer: fc.constantFrom('player' as const, 'host' as const, 'split' as const),
  currency: fc.constant('USD' as const),
});
const sumOf = (some: readonly OrderLine[]) => some.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

it('takes an amount off to the cent, and never more than there is', () => {
  fc.assert(
    fc.property(lines, fc.integer({ min: 1, max: 1_000_000 }), (some, amountMinor) => {
      const after = withCode(some, { name: 'CODE', off: { kind: 'amount', amountMinor, currency: 'USD' } }, 'USD');
      expect(takenOffOf(after)).toBe(Math.min(amountMinor, sumOf(some)));
      expect(sumOf(after)).toBe(sumOf(some) - takenOffOf(after));
      expect(after.every((line) => line.amountMinor >= 0)).toBe(true);
    }),
  );
});

it('leaves no price below 0 or above the full one, and is taken back without a trace', () => {
  fc.assert(
    fc.property(lines, offs, offs, terms, (some, off, other, how) => {
      const after = withCode(some, { name: 'CODE', off }, 'USD');
      expect(
        after.every(({ amountMinor, fullMinor = amountMinor }) => amountMinor >= 0 && amountMinor <= fullMinor),
      ).toBe(true);
      expect(undiscounted(after)).toEqual(some);
      // Of two codes the last one counts, alone.
      const last = { name: 'OTHER', off: other };
      expect(pricedWith(after, last, how)).toEqual(pricedWith(some, last, how));
      expect(discountsOf(after).reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(takenOffOf(after));
    }),
  );
});

it('asks for nothing, or for as much as a card can pay; the host gives the platform no more than players pay', () => {
  fc.assert(
    fc.property(lines, offs, terms, (some, off, how) => {
      const full = pricedWith(some, undefined, how).totalMinor;
      // What costs less is refused before it can be sold.
      fc.pre(full === 0 || full >= 50);
      const priced = pricedWith(some, { name: 'CODE', off }, how);
      expect(priced.totalMinor === 0 || priced.totalMinor >= 50).toBe(true);
      expect(priced.totalMinor).toBe(priced.subtotalMinor + priced.serviceFeeMinor);
      expect(priced.subtotalMinor).toBe(sumOf(priced.lines));
      expect(priced.platformFeeMinor).toBeLessThanOrEqual(priced.totalMinor);
      expect(priced.subtotalMinor).toBeLessThanOrEqual(sumOf(some));
    }),
  );
});

const anyProducts = fc.uniqueArray(fc.constantFrom<string[]>('spot', 'ticket.vip', 'slot.racket', 'slot.lesson'), {
  minLength: 1,
});
const sold: fc.Arbitrary<OrderLine[]> = lines.map((some) =>
  some.map((line, index) => {
    if (index % 3 === 0) return line;
    return index % 3 === 1 ? { ...line, ticketId: 'vip' } : { ...line, kind: 'slot', slotId: 'racket' };
  }),
);

it('takes a code for some products off those alone, and what comes off the others without it stays', () => {
  fc.assert(
    fc.property(sold, offs, anyProducts, terms, (some, off, products, how) => {
      const early = [{ code: 'AUTO.EARLY', name: 'Early bird', offs: some.map(({ amountMinor }) => amountMinor >> 2) }];
      const [coded, without] = [{ name: 'CODE', off, products }, undefined].map((code) =>
        pricedWith(some, code, how, early),
      );
      // What is too little for a card is not asked for at all.
      fc.pre((coded?.totalMinor ?? 0) > 0 && (without?.totalMinor ?? 0) > 0);
      some.forEach((line, index) => {
        const [one, other] = [coded?.lines[index], without?.lines[index]];
        if (products.includes(productOf(line))) expect(one?.automatic).toBeUndefined();
        else expect(one).toEqual(other);
      });
    }),
  );
});

it('lowers no slot unless the code names it', () => {
  fc.assert(
    fc.property(sold, offs, (some, off) => {
      const after = withCode(some, { name: 'CODE', off }, 'USD');
      expect(after.filter(({ kind, discount }) => kind === 'slot' && discount)).toEqual([]);
    }),
  );
});

it('sends back no more for all spots together than was paid with a code', () => {
  const at = new Date('2026-12-01T12:00:00Z');
  const happened = { cause: 'cancelled' as const, at, startsAt: '2026-12-09T00:00:00.000Z' };
  fc.assert(
    fc.property(lines, offs, terms, (some, off, how) => {
      const priced = pricedWith(some, { name: 'CODE', off }, how);
      const back = [...sharesOf(priced).values()].map(
        (share) => settle(share, { ...happened, terms: { refundPolicy: 'strict' } }).amountMinor,
      );
      expect(back.reduce((sum, one) => sum + one, 0)).toBe(priced.totalMinor);
    }),
  );
});

it.each([
  [{ kind: 'percent', percent: 25 }, [900, 900]],
  [{ kind: 'amount', amountMinor: 501, currency: 'USD' }, [949, 950]],
  [{ kind: 'spot' }, [0, 1200]],
] as const)('with %j two spots for $12 cost %j', (off, amounts) => {
  const two = ['spot', 'guest'].map((kind) => ({
    kind: kind as 'spot' | 'guest',
    personId: person(1),
    name: '',
    amountMinor: 1200,
  }));
  expect(withCode(two, { name: 'CODE', off }, 'USD').map(({ amountMinor }) => amountMinor)).toEqual(amounts);
});
