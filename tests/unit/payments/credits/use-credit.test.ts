import fc from 'fast-check';
import { expect, it } from 'vitest';
import { creditFor, withCredit } from '#shared/payments/credits/use-credit.ts';
import { creditIn, leftOf, type OrderState, paidInAll, withRefund } from '#shared/payments/orders/order-moves.ts';
import { isPayableByCard } from '#shared/payments/quote.ts';

const currency = 'USD' as const;
const priced = fc.record({
  subtotalMinor: fc.integer({ min: 50, max: 500_000 }),
  serviceFeeMinor: fc.integer({ min: 0, max: 20_000 }),
  currency: fc.constant(currency),
});
const balances = fc.integer({ min: 0, max: 600_000 });

it('uses no more than there is and than is asked for, and leaves nothing that a card could not pay', () => {
  fc.assert(
    fc.property(priced, balances, (order, balanceMinor) => {
      const creditMinor = creditFor(balanceMinor, order);
      const { totalMinor } = withCredit(order, creditMinor);
      expect(creditMinor).toBeGreaterThanOrEqual(0);
      expect(creditMinor).toBeLessThanOrEqual(balanceMinor);
      expect(totalMinor + creditMinor).toBe(order.subtotalMinor + order.serviceFeeMinor);
      expect(totalMinor === 0 || isPayableByCard({ amountMinor: totalMinor, currency })).toBe(true);
      // All that can be used is used.
      if (totalMinor > 50) expect(creditMinor).toBe(balanceMinor);
    }),
  );
});

const trace = {
  refundPolicy: 'flexible' as const,
  cause: 'left' as const,
  at: '2026-11-30T08:00:00.000Z',
  startsAt: '2026-12-04T00:30:00.000Z',
  percent: 100,
  returnsFee: true,
};
const { at } = trace;
const refundIdOf = (index: number) => `rfd_${String(index).padStart(26, '0')}`;
const asked = fc.array(fc.integer({ min: 0, max: 4000 }), { maxLength: 8 });

/** One refund more; undefined where there is nothing left. */
function after(before: OrderState, amountMinor: number): OrderState | undefined {
  const order = withRefund(before, { amountMinor, refundId: refundIdOf(before.refunds.length), at, trace });
  const refund = order?.refunds.at(-1);
  if (!order || !refund) return undefined;
  const inAll = refund.amountMinor + (refund.creditMinor ?? 0);
  expect(inAll).toBe(Math.min(amountMinor, leftOf(before)));
  expect(leftOf(order)).toBe(leftOf(before) - inAll);
  // The card waits until the credit is back.
  expect(refund.amountMinor).toBe(Math.max(0, inAll - (leftOf(before) - before.refundableMinor)));
  return order;
}

it('gives back what was credit first, and never more than was paid with each', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 0, max: 5000 }), asked, (byCard, credit, some) => {
      const paid: OrderState = {
        status: 'paid',
        totalMinor: byCard,
        creditMinor: credit,
        refundableMinor: byCard,
        refunds: [],
      };
      const order = some.reduce((before, one) => after(before, one) ?? before, paid);
      const toCard = order.refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
      expect(toCard).toBeLessThanOrEqual(byCard);
      expect(leftOf(order)).toBeGreaterThanOrEqual(0);
      expect(toCard + (credit - creditIn(order)) + leftOf(order)).toBe(paidInAll(order));
    }),
  );
});

it('is refunded once all of it is back, also where no card was charged', () => {
  const order: OrderState = { status: 'paid', totalMinor: 0, creditMinor: 1266, refundableMinor: 0, refunds: [] };
  const part = withRefund(order, { refundId: refundIdOf(1), amountMinor: 600, at, trace });
  expect(part).toMatchObject({ status: 'partially_refunded', refunds: [{ amountMinor: 0, creditMinor: 600 }] });
  const whole = part && withRefund(part, { refundId: refundIdOf(2), amountMinor: 5000, at, trace });
  expect(whole).toMatchObject({ status: 'refunded', refunds: [{}, { creditMinor: 666, status: 'succeeded' }] });
  expect(whole && withRefund(whole, { refundId: refundIdOf(3), amountMinor: 1, at, trace })).toBeUndefined();
});
