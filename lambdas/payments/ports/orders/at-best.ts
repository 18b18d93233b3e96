import { bestPromise, laterTerms, type RefundPromise } from '#shared/payments/refund-policy.ts';
import type { StoredOrder } from './stored-order.ts';

type Promised = Pick<StoredOrder, 'terms' | 'startsAt'>;

/**
 * An order under the better of what its payer was shown and what is promised by now: a later start or a more generous policy
 * helps those who paid earlier, and nothing takes back what they were shown.
 */
export function atBest<Order extends Promised>(order: Order, now: RefundPromise, at: Date): Order {
  const { terms, startsAt } = bestPromise(
    { terms: order.terms, startsAt: now.startsAt },
    [{ terms: order.terms, startsAt: order.startsAt }, now],
    at,
  );
  return { ...order, startsAt, ...(terms !== order.terms && { terms: laterTerms(order.terms, terms) }) };
}
