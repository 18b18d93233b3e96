import type Stripe from 'stripe';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { orderPaid } from '#shared/payments/orders/messages.ts';
import { paid, withForeignRefund } from '#shared/payments/orders/order-moves.ts';
import { isOpen, wasCharged } from '#shared/payments/orders/states.ts';
import type { StoredOrder } from '../ports/orders/stored-order.ts';
import { refundNews } from './make-refund.ts';
import { newsOf } from './refund-news.ts';

type Fact = ReturnType<typeof factRow>;
export interface OrderChange {
  readonly order: StoredOrder;
  readonly facts: readonly Fact[];
}

/** The order is paid, whichever of the provider's events says it first. */
export function afterPayment(
  order: StoredOrder,
  intent: Pick<Stripe.PaymentIntent, 'id' | 'created' | 'amount_received' | 'currency' | 'latest_charge'>,
  now: Date,
): OrderChange | undefined {
  if (wasCharged(order.status) || !isSameMoney(order, intent)) return undefined;
  const card = cardOf(intent.latest_charge);
  const paidAt = now.toISOString();
  const after = paid(order, { paymentIntentId: intent.id, paidAt, ...(card && { card }) });
  const { orderId, subjectKind, subjectId } = order;
  return {
    order: after,
    facts: [factRow(orderPaid, idFrom('message', orderPaid.name, orderId), now, { orderId, subjectKind, subjectId })],
  };
}

/** Nothing but the whole sum of the order pays it; anything else is drift, which reconciliation reports. */
const isSameMoney = (
  { totalMinor, currency }: StoredOrder,
  intent: Pick<Stripe.PaymentIntent, 'amount_received' | 'currency'>,
): boolean => intent.amount_received === totalMinor && intent.currency === currency.toLowerCase();

function cardOf(charge: Stripe.PaymentIntent['latest_charge']) {
  const card = charge && typeof charge !== 'string' ? charge.payment_method_details?.card : undefined;
  return card?.brand && card.last4 ? { brand: card.brand, last4: card.last4 } : undefined;
}

/** The bank said no: the page stays open for another card, and the order says why. */
export function afterDecline(
  order: StoredOrder,
  { last_payment_error: error }: Pick<Stripe.PaymentIntent, 'last_payment_error'>,
): OrderChange | undefined {
  const declined = error?.message ?? 'Your card was declined.';
  return isOpen(order.status) && order.declined !== declined ? { order: { ...order, declined }, facts: [] } : undefined;
}

/** The provider closed its page: the next try opens another one. */
export function afterPageClosed(
  order: StoredOrder,
  session: Pick<Stripe.Checkout.Session, 'id'>,
): OrderChange | undefined {
  if (!isOpen(order.status) || order.sessionId !== session.id) return undefined;
  const { sessionId: _, sessionUrl: __, sessionUntil: ___, ...rest } = order;
  return { order: rest, facts: [] };
}

/** Where a refund stands, ours or one that the seller made at the provider. */
export function afterRefund(
  order: StoredOrder,
  refund: Pick<Stripe.Refund, 'id' | 'amount' | 'created' | 'metadata' | 'status' | 'failure_reason'>,
  now: Date,
): OrderChange | undefined {
  const news = newsOf(refund);
  const known = order.refunds.find(
    ({ refundId, providerRef }) => refundId === refund.metadata?.refundId || providerRef === refund.id,
  );
  if (known) return refundNews(order, known.refundId, news, now);
  const at = new Date(refund.created * 1000).toISOString();
  const { refundPolicy, refundTiers } = order.terms;
  const after = withForeignRefund(order, {
    refundId: idFrom('refund', refund.id),
    amountMinor: refund.amount,
    status: news.status,
    providerRef: refund.id,
    at,
    trace: {
      refundPolicy,
      ...(refundTiers && { refundTiers: [...refundTiers] }),
      cause: 'host',
      at,
      startsAt: order.startsAt,
      percent: 0,
      returnsFee: false,
    },
  });
  return after === order ? undefined : { order: after, facts: [] };
}
