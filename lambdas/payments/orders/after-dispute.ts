import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { type DisputeNews, isUnsent, withDispute } from '#shared/payments/orders/dispute-moves.ts';
import { disputeChanged, refundAsked } from '#shared/payments/orders/messages.ts';
import { isUndecided } from '#shared/payments/orders/states.ts';
import type { StoredOrder } from '../ports/orders/stored-order.ts';
import type { OrderChange } from './on-payment.ts';

/** An order after news of a dispute; undefined where it is no news. Refunds that waited for its end are made then. */
export function afterDispute(order: StoredOrder, news: DisputeNews, now: Date): OrderChange | undefined {
  const after = withDispute(order, news);
  if (after === order) return undefined;
  const statusIn = ({ disputes = [] }: StoredOrder) =>
    disputes.find(({ disputeId }) => disputeId === news.disputeId)?.status;
  const [was, is] = [statusIn(order), statusIn(after)];
  if (!is || was === is) return { order: after, facts: [] };
  if (isUndecided({ status: is })) return { order: after, facts: was ? [] : [changed(after, news, 'opened', now)] };
  const decided = is === 'won' ? 'won' : 'lost';
  return { order: after, facts: [changed(after, news, decided, now), ...waiting(after, news, now)] };
}

function changed({ orderId }: StoredOrder, { disputeId }: DisputeNews, what: 'opened' | 'won' | 'lost', now: Date) {
  const messageId = idFrom('message', disputeChanged.name, disputeId, what);
  return factRow(disputeChanged, messageId, now, { orderId, disputeId, what });
}

const waiting = ({ orderId, refunds }: StoredOrder, { disputeId, status }: DisputeNews, now: Date) =>
  refunds.filter(isUnsent).map(({ refundId }) => {
    const messageId = idFrom('message', refundAsked.name, refundId, disputeId, status);
    return factRow(refundAsked, messageId, now, { orderId, refundId });
  });
