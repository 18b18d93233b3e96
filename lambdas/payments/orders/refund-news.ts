import type Stripe from 'stripe';
import type { RefundNews } from '#shared/payments/orders/order-moves.ts';

/** What the provider's refund says of ours. */
export function newsOf({
  id,
  status,
  failure_reason: failure,
}: Pick<Stripe.Refund, 'id' | 'status' | 'failure_reason'>): RefundNews {
  if (status === 'succeeded') return { status, providerRef: id };
  if (status === 'failed' || status === 'canceled')
    return { status: 'failed', providerRef: id, ...(failure && { failure }) };
  return { status: 'pending', providerRef: id };
}
