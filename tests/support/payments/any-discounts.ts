import fc from 'fast-check';
import type { Discount } from '#shared/payments/discounts/schemas.ts';
import type { OrderLine } from '#shared/payments/orders/schemas.ts';

/** Automatic discounts and places to try them on, alone and at random. */
export const now = new Date('2026-11-01T12:00:00Z');
export const child = (index: number) => `dep_0000000000000000000000000${index}`;
export const adult = '00000000-0000-4000-8000-000000000001';
export const place = (personId: string, amountMinor = 5000): OrderLine => ({
  kind: 'registration',
  personId,
  name: '',
  mode: 'individual',
  amountMinor,
});
export const early: Discount = {
  code: 'AUTO.EARLY.2026-12-05',
  rule: 'early',
  off: { kind: 'amount', amountMinor: 1000, currency: 'USD' },
  lastDay: '2026-12-05',
  used: 0,
};
export const siblings: Discount = {
  code: 'AUTO.SIBLING',
  rule: 'sibling',
  off: { kind: 'percent', percent: 10 },
  third: 20,
  used: 0,
};
export const returning: Discount = {
  code: 'AUTO.RETURNING',
  rule: 'returning',
  off: { kind: 'percent', percent: 10 },
  used: 0,
};
export const aid: Discount = {
  code: 'AUTO.AID',
  rule: 'aid',
  off: { kind: 'percent', percent: 50 },
  maxUses: 1,
  used: 0,
};
export const member: Discount = {
  code: 'AUTO.MEMBER',
  rule: 'member',
  off: { kind: 'percent', percent: 20 },
  used: 0,
};
export const nothingKnown = { siblings: 0, returning: new Set<string>(), members: new Set<string>() };
export const usd = { plan: 'rookie' as const, feePayer: 'player' as const, currency: 'USD' as const };
export const family = [1, 2, 3].map((index) => place(child(index)));

export const offs = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({
    kind: fc.constant('amount' as const),
    amountMinor: fc.integer({ min: 1, max: 20_000 }),
    currency: fc.constant('USD' as const),
  }),
);
export const percents = fc.integer({ min: 1, max: 100 });
export const anyDiscounts: fc.Arbitrary<Discount[]> = fc.array(
  fc.oneof(
    offs.map((off): Discount => ({ ...early, off })),
    offs.map((off): Discount => ({ ...returning, off })),
    offs.map((off): Discount => ({ ...member, off })),
    percents.map((percent): Discount => ({ ...aid, off: { kind: 'percent', percent } })),
    fc
      .tuple(percents, percents)
      .map(([percent, third]): Discount => ({ ...siblings, off: { kind: 'percent', percent }, third })),
  ),
  { maxLength: 5 },
);
export const anyFacts = fc.record({
  siblings: fc.integer({ min: 0, max: 3 }),
  returning: fc.constantFrom(new Set<string>(), new Set([adult, child(2)])),
  members: fc.constantFrom(new Set<string>(), new Set([adult, child(1)])),
});
export const anyCode = fc.option(fc.record({ name: fc.constant('CODE'), off: offs, stacks: fc.boolean() }), {
  nil: undefined,
});
