import type Stripe from 'stripe';
import * as z from 'zod';
import type { Card } from '#shared/payments/orders/schemas.ts';
import type { CardAtProvider } from '../ports/cards/saved-card.ts';
import type { Parts } from '../ports/write.ts';
import type { Effect, EffectContext } from '../webhooks/effect.ts';

/** A card that a payer saved on a page of the provider. */
export interface CardSaved extends CardAtProvider {
  readonly stripeId: string;
  readonly card: Card;
  /** When the payer began to save it: an instant, in whole seconds. */
  readonly at: string;
}

/** Keeps a card for what its page was opened for; that may be gone, or have another card meanwhile. */
export type KeepCard = (refId: string, saved: CardSaved, context: EffectContext) => Promise<Parts>;

const Sent = z.looseObject({
  id: z.string(),
  object: z.string(),
  setup_intent: z.string().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
});

/**
 * A payer saved a card on a page of the provider. Two events tell of it, that the page is over and that the card is saved: either
 * is enough.
 * @param keepers by the name under which a page says what its card is for
 */
export const createOnCardSaved =
  (keepers: Readonly<Record<string, KeepCard>>): Effect =>
  async ({ object }, context) => {
    const { seller, provider } = context;
    if (!seller) return 'unknown';
    const { intentId, name = '', refId = '' } = namedIn(object, keepers);
    const keep = keepers[name];
    if (!keep || !intentId) return () => [];
    const { stripeId } = seller;
    const asked = { expand: ['payment_method'] };
    const intent = await provider.stripe.setupIntents.retrieve(intentId, asked, { stripeAccount: stripeId });
    const saved = savedBy(intent, stripeId);
    return saved ? keep(refId, saved, context) : () => [];
  };

/** The provider's object that saves the card, and what it is for. */
function namedIn(object: Readonly<Record<string, unknown>>, keepers: Readonly<Record<string, KeepCard>>) {
  const { id, object: kind, setup_intent: named, metadata } = Sent.parse(object);
  const [name, refId] = Object.entries(metadata ?? {}).find(([key]) => Object.hasOwn(keepers, key)) ?? [];
  return { intentId: kind === 'setup_intent' ? id : named, name, refId };
}

/** The card as the provider has it now; undefined where none was saved. */
function savedBy(intent: Stripe.SetupIntent, stripeId: string): CardSaved | undefined {
  const { status, customer, payment_method: method, created } = intent;
  const customerId = typeof customer === 'string' ? customer : customer?.id;
  if (status !== 'succeeded' || !customerId || !method || typeof method === 'string' || !method.card) return undefined;
  const { brand, last4 } = method.card;
  return {
    stripeId,
    customerId,
    paymentMethodId: method.id,
    card: { brand, last4 },
    at: new Date(created * 1000).toISOString(),
  };
}
