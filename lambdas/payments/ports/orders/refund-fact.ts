import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { refundAsked } from '#shared/payments/orders/messages.ts';

/** That the provider is to send money back. */
export const refundFact = (orderId: string, refundId: string, now: Date): ReturnType<typeof factRow> =>
  factRow(refundAsked, idFrom('message', refundAsked.name, refundId), now, { orderId, refundId });
