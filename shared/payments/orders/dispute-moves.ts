import { type OrderState, standing } from './order-moves.ts';
import { isUndecided, mergedDispute, wasCharged } from './states.ts';
import type { DisputeFee, StoredDispute } from './stored-dispute.ts';
import type { StoredRefund } from './stored-refund.ts';

/** What the provider says of a dispute. */
export type DisputeNews = Pick<
  StoredDispute,
  'disputeId' | 'amountMinor' | 'status' | 'openedAt' | 'answerBy' | 'fees'
>;

/** Whether a payer's bank holds the money of an order. */
export const isDisputed = ({ disputes = [] }: Pick<OrderState, 'disputes'>): boolean => disputes.some(isUndecided);

/** The dispute of an order that is to be answered or decided; undefined where there is none. */
export const openDispute = ({ disputes = [] }: Pick<OrderState, 'disputes'>): StoredDispute | undefined =>
  disputes.find(isUndecided);

/** An order after news of a dispute, in whichever order news arrives; the same order where it is no news. */
export function withDispute<Order extends OrderState>(order: Order, news: DisputeNews): Order {
  const { disputes = [] } = order;
  const was = disputes.find(({ disputeId }) => disputeId === news.disputeId);
  const is = was ? { ...was, ...later(was, news) } : news;
  const isSame = was?.status === is.status && was.answerBy === is.answerBy && was.fees?.length === is.fees?.length;
  if (isSame) return order;
  const after = { ...order, disputes: was ? disputes.map((one) => (one === was ? is : one)) : [...disputes, is] };
  const decided = isUndecided(is) || !wasCharged(order.status) ? after : afterDecision(after, is);
  return { ...decided, status: wasCharged(order.status) ? standing(decided) : order.status };
}

const later = (was: StoredDispute, { status, answerBy = was.answerBy, fees = [] }: DisputeNews) => ({
  status: mergedDispute(was.status, status),
  ...withFees([...(was.fees ?? []), ...fees]),
  ...(answerBy && { answerBy: was.answerBy && was.answerBy > answerBy ? was.answerBy : answerBy }),
});

/** Each movement once. */
const withFees = (fees: readonly DisputeFee[]) =>
  fees.length > 0 ? { fees: [...new Map(fees.map((fee) => [fee.ref, fee])).values()] } : {};

/** Whether a refund waits to be sent to the provider. */
export const isUnsent = ({ status }: Pick<StoredRefund, 'status'>): boolean =>
  status === 'requested' || status === 'pending_funds';

/**
 * What a bank gave back is not given back again: refunds that waited get what is left, beside what went back as credit. The provider may have refused those that
 * wait, so each is a new try.
 */
function afterDecision<Order extends OrderState>(order: Order, { status, amountMinor }: DisputeNews): Order {
  const waiting = order.refunds.filter(isUnsent).reduce((sum, refund) => sum + refund.amountMinor, 0);
  const lostMinor = status === 'lost' ? amountMinor : 0;
  let refundableMinor = Math.max(0, order.refundableMinor + waiting - lostMinor);
  const refunds = order.refunds.flatMap((refund) => {
    if (!isUnsent(refund)) return [refund];
    const stillMinor = Math.min(refund.amountMinor, refundableMinor);
    refundableMinor -= stillMinor;
    if (stillMinor > 0) return [{ ...refund, amountMinor: stillMinor, tries: (refund.tries ?? 0) + 1 }];
    return refund.creditMinor ? [{ ...refund, amountMinor: 0, status: 'succeeded' as const }] : [];
  });
  return { ...order, refunds, refundableMinor };
}
