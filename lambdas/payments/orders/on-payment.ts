import type Stripe from 'stripe';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { untilBankAnswers, untilPaidAgain } from '#shared/payments/orders/bank-wait.ts';
import { bankRefused, holdChanged, orderPaid } from '#shared/payments/orders/messages.ts';
import { paid, withForeignRefund, withRefund } from '#shared/payments/orders/order-moves.ts';
import { isOpen, wasCharged } from '#shared/payments/orders/states.ts';
import { keptTerms } from '#shared/payments/refund-policy.ts';
import { settle } from '#shared/payments/settlement.ts';
import { refundChangedFact, refundFact } from '../ports/orders/refund-fact.ts';
import type { StoredOrder } from '../ports/orders/stored-order.ts';
import { refundNews } from './make-refund.ts';
import type { Payment } from './payment-made.ts';
import { newsOf } from './refund-news.ts';

type Fact = ReturnType<typeof factRow>;
export interface OrderChange {
  readonly order: StoredOrder;
  readonly facts: readonly Fact[];
}

/** The order is paid, whichever of the provider's events says it first. */
export function afterPayment(order: StoredOrder, intent: Payment, now: Date): OrderChange | undefined {
  if (wasCharged(order.status) || !isSameMoney(order, intent)) return undefined;
  const card = cardOf(intent.latest_charge);
  const paidAt = now.toISOString();
  const { awaitsBank: _, ...answered } = order;
  const feesMinor = feesOf(intent.latest_charge);
  const said = { ...(card && { card }), ...(feesMinor !== undefined && { feesMinor }) };
  const savedCard = order.consent && !order.pledge ? savedIn(intent) : undefined;
  const after = { ...paid(answered, { paymentIntentId: intent.id, paidAt, ...said }), ...(savedCard && { savedCard }) };
  const isGivenUp = !isOpen(order.status) && order.creditMinor !== undefined && order.creditMinor > 0;
  if (isGivenUp || isOfPayerWhoLeft(order)) return sentBack(after, now);
  return { order: after, facts: [paidFact(order, now)] };
}

/** What is owed is paid with it all the same. */
const isOfPayerWhoLeft = ({ payerLeftAt, subjectKind }: StoredOrder): boolean =>
  payerLeftAt !== undefined && subjectKind !== 'invoice';

/**
 * The order was given up and its credit is back with the payer, or the payer deleted their account: the rest pays for nothing, so
 * it goes back as well.
 */
function sentBack({ creditMinor: _, ...order }: StoredOrder, now: Date): OrderChange {
  const refundId = lateRefundOf(order);
  const at = now.toISOString();
  const happened = { cause: 'undelivered' as const, at: now, startsAt: order.startsAt, terms: order.terms };
  const { trace } = settle({ priceMinor: order.totalMinor, feeMinor: 0 }, happened);
  const asked = withRefund(order, { refundId, amountMinor: order.totalMinor, at, trace });
  return { order: asked ?? order, facts: [refundFact(order.orderId, refundId, now)] };
}

const lateRefundOf = ({ orderId }: Pick<StoredOrder, 'orderId'>): string => idFrom('refund', orderId, 'late');

/** Whether a payment came too late to pay for anything, so that all of it goes back. */
export const wasSentBack = (order: Pick<StoredOrder, 'orderId' | 'refunds'>): boolean =>
  order.refunds.some(({ refundId }) => refundId === lateRefundOf(order));

/** An open order that costs nothing is paid without the provider. */
export function afterFree(order: StoredOrder, now: Date): OrderChange | undefined {
  if (order.totalMinor > 0 || !isOpen(order.status)) return undefined;
  return { order: paid(order, { paidAt: now.toISOString() }), facts: [paidFact(order, now)] };
}

const paidFact = ({ orderId, subjectKind, subjectId }: StoredOrder, now: Date): Fact =>
  factRow(orderPaid, idFrom('message', orderPaid.name, orderId), now, { orderId, subjectKind, subjectId });

/** Nothing but the whole sum of the order pays it; anything else is drift, which reconciliation reports. */
const isSameMoney = (
  { totalMinor, currency }: StoredOrder,
  intent: Pick<Stripe.PaymentIntent, 'amount_received' | 'currency'>,
): boolean => intent.amount_received === totalMinor && intent.currency === currency.toLowerCase();

function feesOf(charge: Stripe.PaymentIntent['latest_charge']): number | undefined {
  const moved = charge && typeof charge !== 'string' ? charge.balance_transaction : undefined;
  return moved && typeof moved !== 'string' ? moved.fee : undefined;
}

function cardOf(charge: Stripe.PaymentIntent['latest_charge']) {
  const card = charge && typeof charge !== 'string' ? charge.payment_method_details?.card : undefined;
  return card?.brand && card.last4 ? { brand: card.brand, last4: card.last4 } : undefined;
}

function savedIn({ customer, payment_method: method }: Payment) {
  const [customerId, paymentMethodId] = [customer, method].map((one) => (typeof one === 'string' ? one : one?.id));
  return customerId && paymentMethodId ? { customerId, paymentMethodId } : undefined;
}

/** The payer has paid, and their bank works on it for days: their spots are safe until it answers. */
export function afterProcessing(order: StoredOrder, now: Date): OrderChange | undefined {
  if (!isOpen(order.status) || order.awaitsBank) return undefined;
  const { declined: _, ...rest } = order;
  const expiresAt = untilBankAnswers(order, now);
  return { order: { ...rest, awaitsBank: true, expiresAt }, facts: [holdFact(order, expiresAt, now)] };
}

type Failed = Pick<Stripe.PaymentIntent, 'last_payment_error'>;
const refusalOf = ({ last_payment_error: error }: Failed) => error?.message ?? 'Your card was declined.';

/** The bank said no: the page stays open for another card, and the order says why. */
export function afterDecline(order: StoredOrder, intent: Failed, now: Date): OrderChange | undefined {
  if (order.awaitsBank) return afterBankRefused(order, intent, now);
  const declined = refusalOf(intent);
  return isOpen(order.status) && order.declined !== declined ? { order: { ...order, declined }, facts: [] } : undefined;
}

/** The page is over by then: the payer has a day for another one. */
function afterBankRefused(order: StoredOrder, intent: Failed, now: Date): OrderChange | undefined {
  if (!isOpen(order.status)) return undefined;
  const { awaitsBank: _, ...rest } = withoutPage(order);
  const expiresAt = untilPaidAgain(order, now);
  const { orderId } = order;
  return {
    order: { ...rest, declined: refusalOf(intent), expiresAt },
    facts: [
      holdFact(order, expiresAt, now),
      factRow(bankRefused, idFrom('message', bankRefused.name, orderId, String(order.attempt)), now, { orderId }),
    ],
  };
}

function holdFact({ orderId, subjectKind, subjectId, attempt }: StoredOrder, until: string, now: Date) {
  const messageId = idFrom('message', holdChanged.name, orderId, String(attempt), until);
  return factRow(holdChanged, messageId, now, { orderId, subjectKind, subjectId, until });
}

const withoutPage = ({ sessionId: _, sessionUrl: __, sessionUntil: ___, ...rest }: StoredOrder) => rest;

/** The provider closed its page: the next try opens another one. */
export function afterPageClosed(
  order: StoredOrder,
  session: Pick<Stripe.Checkout.Session, 'id'>,
): OrderChange | undefined {
  if (!isOpen(order.status) || order.sessionId !== session.id) return undefined;
  return { order: withoutPage(order), facts: [] };
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
  const refundId = idFrom('refund', refund.id);
  const after = withForeignRefund(order, {
    refundId,
    amountMinor: refund.amount,
    status: news.status,
    providerRef: refund.id,
    at,
    trace: {
      ...keptTerms(order.terms),
      cause: 'host',
      at,
      startsAt: order.startsAt,
      percent: 0,
      returnsFee: false,
    },
  });
  if (after === order) return undefined;
  // Invoices keep what went back of them.
  const { orderId, subjectKind } = order;
  const { status } = news;
  const isTold = subjectKind === 'invoice' && status !== 'requested';
  const facts = isTold ? [refundChangedFact({ orderId, refundId, status }, now)] : [];
  return { order: after, facts };
}
