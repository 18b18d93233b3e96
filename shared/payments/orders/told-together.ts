import { leftOf, type OrderState } from './order-moves.ts';
import { isAbout, type Spot, spotOf } from './spot-of.ts';
import type { StoredRefund } from './stored-refund.ts';

interface Ordered extends OrderState {
  readonly lines: readonly Spot[];
  /** By what called them off: the events of the order that don't take place for one reason. */
  readonly calledOff?: Readonly<Record<string, readonly string[]>> | undefined;
  /** Spots that cost nothing and are given back (`spotOf`). */
  readonly freed?: readonly string[] | undefined;
}

/** What happens to all spots of an order at once. */
const toAll: ReadonlySet<StoredRefund['trace']['cause']> = new Set(['cancelled', 'minimum']);

/** The payer of a pass gets one mail for all dates of a canceled series, and one for each date that the host canceled alone. */
const isOf = (refund: StoredRefund, { trace, eventId, calledOff }: StoredRefund): boolean =>
  refund.personId !== undefined &&
  refund.trace.cause === trace.cause &&
  refund.calledOff === calledOff &&
  (calledOff !== undefined || refund.eventId === eventId);

/** Whether an event of an order was called off with that of a refund. */
const isMeant = ({ calledOff: by = {} }: Ordered, { calledOff, eventId: own }: StoredRefund) => {
  const together = calledOff === undefined ? undefined : by[calledOff];
  return ({ eventId }: Spot): boolean => (together ? together.some((one) => one === eventId) : eventId === own);
};

function isSettled({ refunds, kept = [], freed = [] }: Ordered, spot: Spot): boolean {
  return freed.includes(spotOf(spot)) || [...refunds, ...kept].some((one) => isAbout(one, spot));
}

/**
 * What the payer hears of a refund: where a whole event, or several dates of a series, were called off, of all spots of their order
 * together; undefined while one of them is not settled yet, because the last one tells of all.
 */
export function toldTogether(order: Ordered, refund: StoredRefund): StoredRefund | undefined {
  if (!toAll.has(refund.trace.cause) || !refund.personId) return refund;
  const here = order.lines.filter(isMeant(order, refund));
  if (leftOf(order) > 0 && !here.every((spot) => isSettled(order, spot))) return undefined;
  const { personId: _, eventId, ...rest } = refund;
  const together = refundsWith(order, refund);
  const creditMinor = together.reduce((sum, one) => sum + (one.creditMinor ?? 0), 0);
  return {
    ...rest,
    ...(!refund.calledOff && eventId && { eventId }),
    amountMinor: together.reduce((sum, one) => sum + one.amountMinor, 0),
    ...(creditMinor > 0 && { creditMinor }),
  };
}

/** The refunds that are told together with one. */
export const refundsWith = ({ refunds }: Pick<OrderState, 'refunds'>, refund: StoredRefund): StoredRefund[] =>
  refunds.filter((one) => isOf(one, refund));

/** Names what a payer hears of a refund: the same for all that are told together. */
export function tellingOf(
  what: 'refund' | 'offer',
  order: OrderState & { readonly orderId: string },
  refundId: string,
) {
  const { trace, personId, eventId, calledOff } = order.refunds.find((one) => one.refundId === refundId) ?? {};
  if (!trace || !personId || !toAll.has(trace.cause)) return `${what}/${refundId}`;
  return [what, order.orderId, calledOff ?? eventId, trace.cause].filter(Boolean).join('/');
}
