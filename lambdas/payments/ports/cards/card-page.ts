import type Stripe from 'stripe';
import type { Money } from '#shared/money.ts';

/** The page of the provider on which a payer saves a card, and pays nothing. */
interface CardPage {
  /** The seller's account: the card is saved there. */
  readonly stripeId: string;
  readonly currency: Money['currency'];
  /** The payer there, where they are known. */
  readonly customerId?: string | undefined;
  /** What the card is for, by the name of its id. */
  readonly metadata: Readonly<Record<string, string>>;
  readonly successUrl: string;
  readonly cancelUrl: string;
  /** When the provider closes it by itself: an instant. */
  readonly until?: string | undefined;
  /** The same key has the same page. */
  readonly key?: string | undefined;
}

/** Opens a page to save a card on. What becomes of it is told by events. */
export async function openCardPage(
  { stripeId, currency, customerId, metadata, successUrl, cancelUrl, until, key }: CardPage,
  stripe: Stripe,
): Promise<{ readonly sessionId: string; readonly url: string }> {
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'setup',
      currency: currency.toLowerCase(),
      allowed_payment_method_types: ['card'],
      ...(customerId ? { customer: customerId } : { customer_creation: 'always' }),
      metadata,
      setup_intent_data: { metadata },
      success_url: successUrl,
      cancel_url: cancelUrl,
      ...(until && { expires_at: Math.floor(Date.parse(until) / 1000) }),
    },
    { stripeAccount: stripeId, ...(key && { idempotencyKey: key }) },
  );
  if (!session.url) throw new Error('The provider opened no page');
  return { sessionId: session.id, url: session.url };
}
