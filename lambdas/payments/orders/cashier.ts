import type Stripe from 'stripe';
import type { RefundNews } from '#shared/payments/orders/order-moves.ts';
import { isCharging, isPledged } from '#shared/payments/orders/pledge.ts';
import type { StoredDispute } from '#shared/payments/orders/stored-dispute.ts';
import type { StoredRefund } from '#shared/payments/orders/stored-refund.ts';
import { variable } from '../../kernel/env.ts';
import { log } from '../../kernel/observability/log.ts';
import { type CardCharger, createCardCharger } from '../ports/cards/card-charger.ts';
import { openCardPage } from '../ports/cards/card-page.ts';
import type { StoredOrder } from '../ports/orders/stored-order.ts';
import { isNotConnected, unlessNotConnected } from '../provider/answers.ts';
import { evidenceFor } from './evidence-for.ts';
import type { PaymentMade } from './payment-made.ts';
import { paymentPageOf } from './payment-page.ts';
import { isNotBegun } from './provider-errors.ts';
import { newsOf } from './refund-news.ts';

/** What orders ask of the payment provider. A repeat with the same order and try gets the first answer. */
export interface Cashier {
  /** Opens the provider's page to pay on, for the order's current try. */
  open(order: StoredOrder): Promise<{ readonly sessionId: string; readonly url: string }>;
  /**
   * Closes the page of the order's current try, so that no one can pay there. Where that was done already, it is left as it is:
   * the answer is the payment, which may still be with the payer's bank.
   */
  close(order: StoredOrder): Promise<PaymentMade | undefined>;
  /** Sends money back. */
  refund(order: StoredOrder, refund: StoredRefund): Promise<RefundNews>;
  /** Sends a seller's answer to a dispute; nothing where the bank decided meanwhile, or the account is ours no more. */
  answer(order: StoredOrder, dispute: StoredDispute): Promise<void>;
}

/** None was opened yet, or the provider said that it is over. */
const hasNoPage = ({ attempt, sessionId, sessionUntil }: StoredOrder) => attempt === 0 || !(sessionId || sessionUntil);

/** A bank refused it, and its page is over. */
const isRefused = ({ status }: PaymentMade) => status === 'requires_payment_method' || status === 'canceled';

/** The provider as it takes payments for sellers: directly on their account, with our fee taken out of it. */
export const createCashier = (provider: () => Promise<{ readonly stripe: Stripe }>): Cashier => {
  const open: Cashier['open'] = async (order) => {
    const { stripe } = await provider();
    const key = `${order.orderId}-${order.attempt}`;
    if (isPledged(order)) return openCardPage({ ...cardPageOf(order), key }, stripe);
    const session = await stripe.checkout.sessions.create(await paymentPageOf(order), {
      stripeAccount: order.stripeId,
      idempotencyKey: key,
    });
    if (!session.url) throw new Error('The provider opened no page');
    return { sessionId: session.id, url: session.url };
  };
  /** The id of a page whose opening the provider answered to no one: the same question has the same answer, and none where no page was made. */
  const reopened = (order: StoredOrder) =>
    open(order).then(
      ({ sessionId }) => sessionId,
      (error: unknown) => {
        if (isNotBegun(error)) return undefined;
        throw error;
      },
    );
  const charger = createCardCharger(provider);
  const close: Cashier['close'] = (order) =>
    unlessNotConnected(isCharging(order) ? chargeMade(order, charger) : closePage(order));
  const closePage: Cashier['close'] = async (order) => {
    if (hasNoPage(order)) return undefined;
    const sessionId = order.sessionId ?? (await reopened(order));
    if (!sessionId) return undefined;
    const { stripeId: stripeAccount } = order;
    const { stripe } = await provider();
    const session = await stripe.checkout.sessions.retrieve(
      sessionId,
      { expand: ['payment_intent.latest_charge'] },
      { stripeAccount },
    );
    if (session.status === 'open') await stripe.checkout.sessions.expire(sessionId, {}, { stripeAccount });
    const { payment_intent: made } = session;
    if (session.status !== 'complete' || !made || typeof made === 'string' || isRefused(made)) return undefined;
    return made;
  };
  const refund: Cashier['refund'] = async (order, refund) => {
    const { stripe } = await provider();
    const before = refund.tries ? await findRefund(order, refund, stripe) : undefined;
    return newsOf(before ?? (await makeRefund(order, refund, stripe)));
  };
  const answer: Cashier['answer'] = async (order, { disputeId, answer: said = '', attended = [] }) => {
    const { stripe } = await provider();
    const evidence = evidenceFor(order, said, attended);
    await stripe.disputes
      .update(
        disputeId,
        { evidence, submit: true },
        { stripeAccount: order.stripeId, idempotencyKey: `answer-${disputeId}` },
      )
      .catch((error: unknown) => {
        if (!isNotBegun(error) && !isNotConnected(error)) throw error;
        log.warn('a dispute took no answer any more', { code: disputeId });
      });
  };
  return { open, close, refund, answer };
};

/**
 * The provider repeats its first answer to a key for a month, a refusal too: each try after a refusal has a key of its own, once
 * it is known that none of those before made the refund.
 */
const makeRefund = (
  { paymentIntentId = '', orderId, stripeId: stripeAccount }: StoredOrder,
  { refundId, amountMinor, trace, personId = '', tries = 0 }: StoredRefund,
  stripe: Stripe,
) =>
  stripe.refunds.create(
    {
      payment_intent: paymentIntentId,
      amount: amountMinor,
      reason: 'requested_by_customer',
      refund_application_fee: trace.returnsFee,
      metadata: { orderId, refundId, personId },
    },
    { stripeAccount, idempotencyKey: tries === 0 ? refundId : `${refundId}-${tries}` },
  );

async function findRefund(
  { paymentIntentId = '', stripeId: stripeAccount }: StoredOrder,
  { refundId }: StoredRefund,
  stripe: Stripe,
) {
  const { data } = await stripe.refunds.list({ payment_intent: paymentIntentId, limit: 100 }, { stripeAccount });
  return data.find(({ metadata }) => metadata?.refundId === refundId);
}

/** The payment of a saved card that may have been charged. */
async function chargeMade(order: StoredOrder, charger: CardCharger): Promise<PaymentMade | undefined> {
  const charged = order.savedCard && (await charger.find(order, order.savedCard));
  return charged && 'payment' in charged ? charged.payment : undefined;
}

/** The page on which a card is saved that is charged later. */
function cardPageOf({ orderId, stripeId, currency, href, sessionUntil, createdAt }: StoredOrder) {
  const page = `${variable('WEB_ORIGIN')}${href}`;
  const until = sessionUntil ?? createdAt;
  return { stripeId, currency, metadata: { orderId }, successUrl: page, cancelUrl: page, until };
}
