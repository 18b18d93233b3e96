import { leftOf, type OrderState } from './order-moves.ts';
import { isAbout, type Spot } from './spot-of.ts';
import type { StoredRefund } from './stored-refund.ts';

interface Ordered extends OrderState {
  readonly lines: readonly Spot[];
}

/** What happens to all spots of an order at once. */
const toAll: ReadonlySet<StoredRefund['trace']['cause']> = new Set(['cancelled', 'minimum']);

const isOf = (refund: StoredRefund, { trace, eventId }: StoredRefund): boolean =>
  refund.personId !== undefined && refund.trace.cause === trace.cause && refund.eventId === eventId;

/**
 * What the payer hears of a refund: where the whole event was called off, of all spots of their order together; undefined while one
 * of them is not settled yet, because the last one tells of all.
 */
export function toldTogether(order: Ordered, refund: StoredRefund): StoredRefund | undefined {
  if (!toAll.has(refund.trace.cause) || !refund.personId) return refund;
  const { refunds, kept = [], lines } = order;
  const here = lines.filter(({ eventId }) => eventId === refund.eventId);
  const isSettled = (spot: Spot) => [...refunds, ...kept].some((one) => isAbout(one, spot));
  if (leftOf(order) > 0 && !here.every(isSettled)) return undefined;
  const { personId: _, ...rest } = refund;
  const together = refunds.filter((one) => isOf(one, refund));
  const creditMinor = together.reduce((sum, one) => sum + (one.creditMinor ?? 0), 0);
  return {
    ...rest,
    amountMinor: together.reduce((sum, one) => sum + one.amountMinor, 0),
    ...(creditMinor > 0 && { creditMinor }),
  };
}

/** Names what a payer hears of a refund: the same for all that are told together. */
export function tellingOf(
  what: 'refund' | 'offer',
  order: OrderState & { readonly orderId: string },
  refundId: string,
) {
  const { trace, personId, eventId } = order.refunds.find((one) => one.refundId === refundId) ?? {};
  if (!trace || !personId || !toAll.has(trace.cause)) return `${what}/${refundId}`;
  return [what, order.orderId, eventId, trace.cause].filter(Boolean).join('/');
}
