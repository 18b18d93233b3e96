import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { leftOf } from '#shared/payments/orders/order-moves.ts';
import { wasCharged } from '#shared/payments/orders/states.ts';
import { settle, shareFor } from '#shared/payments/settlement.ts';

interface Seat {
  readonly eventId: string;
  readonly startsAt: string;
}

/**
 * What comes back of a pass, in minor units, if its player leaves some dates now: each by the policy of the order and its own start,
 * or all of its share while it can be left for free.
 */
export function backOfDates(order: StoredOrder, seats: readonly Seat[], personId: string, now: Date): number {
  if (!wasCharged(order.status)) return 0;
  const each = seats.map(({ eventId, startsAt }) => {
    const share = shareFor(order, { personId, eventId });
    const isFree = (order.freeDates?.[eventId]?.until ?? '') > now.toISOString();
    const happened = { at: now, startsAt, terms: share?.terms ?? order.terms };
    return share ? settle(share, { ...happened, cause: isFree ? 'changed' : 'left' }).amountMinor : 0;
  });
  return Math.min(
    each.reduce((sum, one) => sum + one, 0),
    leftOf(order),
  );
}
