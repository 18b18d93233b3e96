import type Stripe from 'stripe';
import * as z from 'zod';
import { wasCharged } from '#shared/payments/orders/states.ts';
import { namedLines } from '../ledger/named-lines.ts';
import { linesOfTransaction } from '../ledger/transaction-lines.ts';
import { ledgerWrites } from '../ports/ledger/ledger-writes.ts';
import type { Orders } from '../ports/orders/orders.ts';
import type { StoredOrder } from '../ports/orders/stored-order.ts';
import type { Parts } from '../ports/write.ts';
import type { Provider } from '../provider/stripe.ts';
import type { Effect, EffectContext } from '../webhooks/effect.ts';
import { changing } from './changing.ts';
import { afterDecline, afterPageClosed, afterPayment, afterProcessing, afterRefund } from './on-payment.ts';

/** What is read of the objects of sessions, payments, charges and refunds. */
const Sent = z.looseObject({
  id: z.string(),
  metadata: z.record(z.string(), z.string()).nullish(),
  payment_intent: z.string().nullish(),
});
type Sent = z.infer<typeof Sent>;

type Look = (order: StoredOrder, sent: Sent, context: EffectContext) => Promise<Parts>;

const nothing: Parts = () => [];

const both =
  (...parts: readonly Parts[]): Parts =>
  (rows) =>
    parts.flatMap((part) => [...part(rows)]);

/** The provider is asked for the payment as it is: events come late, and twice, and in any order. */
const intentNow = (order: StoredOrder, intentId: string, { provider }: EffectContext) =>
  provider.stripe.paymentIntents.retrieve(
    intentId,
    { expand: ['latest_charge.balance_transaction'] },
    { stripeAccount: order.stripeId },
  );

async function paidNow(order: StoredOrder, intentId: string, context: EffectContext): Promise<Parts> {
  const { now } = context;
  const intent = await intentNow(order, intentId, context);
  if (intent.status === 'processing') return changing(order, afterProcessing(order, now));
  if (intent.status !== 'succeeded') return changing(order, afterDecline(order, intent, now));
  return both(changing(order, afterPayment(order, intent, now)), ledgerOf(order, intent.latest_charge));
}

function ledgerOf(order: StoredOrder, charge: Stripe.PaymentIntent['latest_charge']): Parts {
  if (!charge || typeof charge === 'string') return nothing;
  const moved = charge.balance_transaction;
  if (!moved || typeof moved === 'string') return nothing;
  return ledgerWrites(...namedLines(linesOfTransaction({ ...moved, source: charge }, order.stripeId), order));
}

const onPayment: Look = (order, sent, context) => paidNow(order, sent.payment_intent ?? sent.id, context);

const onSession: Look = async (order, sent, context) =>
  sent.payment_intent ? paidNow(order, sent.payment_intent, context) : nothing;

const onSessionExpired: Look = async (order, sent) => changing(order, afterPageClosed(order, sent));

const onRefund: Look = async (order, sent, context) => {
  const { provider, now } = context;
  const refund = await provider.stripe.refunds.retrieve(
    sent.id,
    { expand: ['balance_transaction'] },
    { stripeAccount: order.stripeId },
  );
  const payment = await paymentBefore(order, refund, context);
  const back = afterRefund(payment?.order ?? order, refund, now);
  const change = back && { order: back.order, facts: [...(payment?.facts ?? []), ...back.facts] };
  return both(changing(order, change ?? payment), refundLines(order, refund));
};

/** A refund that is told of before its payment is one of an order that is paid: it would be forgotten otherwise. */
async function paymentBefore(order: StoredOrder, refund: Stripe.Refund, context: EffectContext) {
  const intentId = idOf(refund.payment_intent);
  if (wasCharged(order.status) || !intentId) return undefined;
  const intent = await intentNow(order, intentId, context);
  return intent.status === 'succeeded' ? afterPayment(order, intent, context.now) : undefined;
}

const idOf = (named: string | { readonly id: string } | null) => (typeof named === 'string' ? named : named?.id);

function refundLines(order: StoredOrder, refund: Stripe.Refund): Parts {
  const moved = refund.balance_transaction;
  if (!moved || typeof moved === 'string') return nothing;
  const source = { ...refund, metadata: { ...refund.metadata, orderId: order.orderId } };
  return ledgerWrites(...namedLines(linesOfTransaction({ ...moved, source }, order.stripeId), order));
}

/** The order that an object of the provider's names, if it was sold on the account that the event happened on. */
const looking =
  (orders: Pick<Orders, 'find'>, look: Look): Effect =>
  async ({ object }, context) => {
    const { seller, provider } = context;
    if (!seller) return 'unknown';
    const sent = Sent.parse(object);
    const orderId = sent.metadata?.orderId ?? (await namedBy(sent, provider, seller.stripeId));
    const order = orderId ? await orders.find(orderId) : undefined;
    return order?.stripeId === seller.stripeId ? look(order, sent, context) : nothing;
  };

/** A refund that the seller made at the provider names no order; its payment does. */
async function namedBy({ payment_intent: intentId }: Sent, { stripe }: Provider, stripeAccount: string) {
  if (!intentId) return undefined;
  const { metadata } = await stripe.paymentIntents.retrieve(intentId, {}, { stripeAccount });
  return metadata.orderId;
}

/** What follows from events about payments of orders. */
export function orderEffects(orders: Pick<Orders, 'find'>): Readonly<Record<string, Effect>> {
  const [session, payment, refund] = [
    looking(orders, onSession),
    looking(orders, onPayment),
    looking(orders, onRefund),
  ];
  return {
    'checkout.session.completed': session,
    'checkout.session.async_payment_succeeded': session,
    'checkout.session.async_payment_failed': session,
    'checkout.session.expired': looking(orders, onSessionExpired),
    'payment_intent.succeeded': payment,
    'payment_intent.payment_failed': payment,
    'refund.created': refund,
    'refund.updated': refund,
    'refund.failed': refund,
  };
}
