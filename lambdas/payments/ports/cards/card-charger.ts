import type Stripe from 'stripe';
import { type Decline, kindOfRefusal } from '#shared/payments/cards/declines.ts';
import type { PaymentMade } from '../../orders/payment-made.ts';
import { isNotBegun } from '../../orders/provider-errors.ts';
import { isNotConnected, unlessNotConnected } from '../../provider/answers.ts';
import type { StoredOrder } from '../orders/stored-order.ts';
import type { CardAtProvider } from './saved-card.ts';

/** What came of charging a saved card. */
export type Charged = { readonly payment: PaymentMade } | { readonly refusal: Decline };

/** The one door through which saved cards are charged while their payers are away. An order is charged once, however often that is tried. */
export interface CardCharger {
  charge(order: StoredOrder, card: CardAtProvider): Promise<Charged>;
  /** What came of a charge that may have been asked for before; undefined where the provider knows of none, or the account is ours no more. */
  find(order: StoredOrder, card: CardAtProvider): Promise<Charged | undefined>;
}

export const createCardCharger = (provider: () => Promise<{ readonly stripe: Stripe }>): CardCharger => ({
  charge: async (order, card) => {
    const { stripe } = await provider();
    try {
      return { payment: await stripe.paymentIntents.create(chargeOf(order, card), optionsOf(order)) };
    } catch (error) {
      const refusal = refusalIn(error);
      if (refusal) return { refusal };
      throw error;
    }
  },
  find: async (order, card) => {
    const { stripe } = await provider();
    return unlessNotConnected(foundFor(order, card, stripe));
  },
});

async function foundFor(
  { stripeId: stripeAccount, orderId }: StoredOrder,
  { customerId }: CardAtProvider,
  stripe: Stripe,
) {
  const asked = stripe.paymentIntents.list({ customer: customerId, limit: 100 }, { stripeAccount });
  for await (const intent of asked) if (intent.metadata.orderId === orderId) return chargedIn(intent);
  return undefined;
}

const optionsOf = ({ orderId, stripeId: stripeAccount }: StoredOrder) => ({
  stripeAccount,
  idempotencyKey: `${orderId}-charge`,
});

/** The amount is the order's, which the server worked out from what the payer agreed to. */
const chargeOf = (
  { orderId, totalMinor, platformFeeMinor, currency, title }: StoredOrder,
  { customerId, paymentMethodId }: CardAtProvider,
): Stripe.PaymentIntentCreateParams => ({
  amount: totalMinor,
  currency: currency.toLowerCase(),
  customer: customerId,
  payment_method: paymentMethodId,
  off_session: true,
  confirm: true,
  ...(platformFeeMinor > 0 && { application_fee_amount: platformFeeMinor }),
  description: title,
  metadata: { orderId },
});

function chargedIn(intent: Stripe.PaymentIntent): Charged | undefined {
  if (intent.status === 'succeeded' || intent.status === 'processing') return { payment: intent };
  const { last_payment_error: error } = intent;
  return error ? { refusal: refusalOf(error) } : undefined;
}

type Said = Pick<Stripe.PaymentIntent.LastPaymentError, 'code' | 'decline_code' | 'advice_code' | 'message'>;

const refusalOf = ({ code, decline_code: declineCode, advice_code: adviceCode, message }: Said) => ({
  kind: kindOfRefusal({ code, declineCode, adviceCode }),
  message: message ?? 'Your card was declined.',
});

const gone = { kind: 'final', message: 'The card isn’t saved anymore.' } as const;

/** How the provider said no; undefined where it is not known whether it did. */
function refusalIn(error: unknown): Decline | undefined {
  if (isNotConnected(error) || isNotBegun(error)) return gone;
  if (!(error instanceof Error) || !('type' in error) || error.type !== 'StripeCardError') return undefined;
  const { payment_intent: intent } = error as Partial<Stripe.errors.StripeCardError>;
  return refusalOf(intent?.last_payment_error ?? (error as Said));
}
