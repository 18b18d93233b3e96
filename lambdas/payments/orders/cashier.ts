import type Stripe from 'stripe';
import type { RefundNews, StoredRefund } from '#shared/payments/orders/order-moves.ts';
import { variable } from '../../kernel/env.ts';
import type { StoredOrder } from '../ports/orders/stored-order.ts';
import { newsOf } from './refund-news.ts';

/** What orders ask of the payment provider. A repeat with the same order and try gets the first answer. */
export interface Cashier {
  /** Opens the provider's page to pay on, for the order's current try. */
  open(order: StoredOrder): Promise<{ readonly sessionId: string; readonly url: string }>;
  /** Closes the page of the order's current try, so that no one can pay there. False where it is paid already. */
  close(order: StoredOrder): Promise<boolean>;
  /** Sends money back. */
  refund(order: StoredOrder, refund: StoredRefund): Promise<RefundNews>;
}

/** The provider as it takes payments for sellers: directly on their account, with our fee taken out of it. */
export const createCashier = (provider: () => Promise<{ readonly stripe: Stripe }>): Cashier => {
  const open: Cashier['open'] = async (order) => {
    const { stripe } = await provider();
    const session = await stripe.checkout.sessions.create(sessionOf(order), {
      stripeAccount: order.stripeId,
      idempotencyKey: `${order.orderId}-${order.attempt}`,
    });
    if (!session.url) throw new Error('The provider opened no page');
    return { sessionId: session.id, url: session.url };
  };
  const close: Cashier['close'] = async (order) => {
    if (order.attempt === 0) return true;
    // Where the answer to opening it was lost, the same question has the same answer.
    const sessionId = order.sessionId ?? (await open(order)).sessionId;
    const { stripeId: stripeAccount } = order;
    const { stripe } = await provider();
    const session = await stripe.checkout.sessions.retrieve(sessionId, {}, { stripeAccount });
    if (session.status === 'complete') return false;
    if (session.status === 'open') await stripe.checkout.sessions.expire(sessionId, {}, { stripeAccount });
    return true;
  };
  const refund: Cashier['refund'] = async (order, { refundId, amountMinor, trace, personId = '' }) => {
    const { stripe } = await provider();
    const made = await stripe.refunds.create(
      {
        payment_intent: order.paymentIntentId ?? '',
        amount: amountMinor,
        reason: 'requested_by_customer',
        refund_application_fee: trace.returnsFee,
        metadata: { orderId: order.orderId, refundId, personId },
      },
      { stripeAccount: order.stripeId, idempotencyKey: refundId },
    );
    return newsOf(made);
  };
  return { open, close, refund };
};

/** All amounts are the order's, which the server worked out. */
function sessionOf(order: StoredOrder): Stripe.Checkout.SessionCreateParams {
  const { orderId, lines, serviceFeeMinor, platformFeeMinor, title, href } = order;
  const currency = order.currency.toLowerCase();
  const line = (name: string, amountMinor: number): Stripe.Checkout.SessionCreateParams.LineItem => ({
    quantity: 1,
    price_data: { currency, unit_amount: amountMinor, product_data: { name } },
  });
  const origin = variable('WEB_ORIGIN');
  return {
    mode: 'payment',
    client_reference_id: orderId,
    metadata: { orderId },
    line_items: [
      ...lines.map(({ kind, name, amountMinor }) => line(lineName(title, kind, name), amountMinor)),
      ...(serviceFeeMinor > 0 ? [line('Service fee', serviceFeeMinor)] : []),
    ],
    payment_intent_data: {
      ...(platformFeeMinor > 0 && { application_fee_amount: platformFeeMinor }),
      description: title,
      metadata: { orderId },
    },
    expires_at: Math.floor(Date.parse(order.sessionUntil ?? order.createdAt) / 1000),
    success_url: `${origin}/payment-success?order=${orderId}&redirect_status=succeeded`,
    cancel_url: `${origin}${href}`,
  };
}

const lineName = (title: string, kind: 'spot' | 'guest', name: string): string =>
  `${title}: ${name || (kind === 'guest' ? 'Guest' : 'Spot')}`;
