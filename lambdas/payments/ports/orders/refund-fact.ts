import type * as z from 'zod';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { refundAsked, refundChanged, refundOffered } from '#shared/payments/orders/messages.ts';
import type { StoredOrder } from './stored-order.ts';

/**
 * What follows from a refund: the provider is to send money back, or the payer is to choose first; where all of it went back as
 * credit, that is done.
 */
export function refundFactOf({ orderId, refunds }: StoredOrder, refundId: string, now: Date) {
  const refund = refunds.find((one) => one.refundId === refundId);
  if (refund?.offer) return offerFact(orderId, refundId, refund.offer.until, now);
  if (refund?.status !== 'succeeded') return refundFact(orderId, refundId, now);
  return refundChangedFact({ orderId, refundId, status: 'succeeded' }, now);
}

/** Where a refund stands now. */
export const refundChangedFact = (changed: z.infer<typeof refundChanged.data>, now: Date) =>
  factRow(refundChanged, idFrom('message', refundChanged.name, changed.refundId, changed.status), now, changed);

/** That the provider is to send money back. */
export const refundFact = (orderId: string, refundId: string, now: Date): ReturnType<typeof factRow> =>
  factRow(refundAsked, idFrom('message', refundAsked.name, refundId), now, { orderId, refundId });

const offerFact = (orderId: string, refundId: string, until: string, now: Date) =>
  factRow(refundOffered, idFrom('message', refundOffered.name, refundId), now, { orderId, refundId, until });
