import type { CardConsent } from '#shared/payments/cards/card-consent.ts';

/** A payer's card on the seller's account, as the provider knows it. */
export interface CardAtProvider {
  readonly customerId: string;
  readonly paymentMethodId: string;
}

/** A card that may be charged while its payer is away. */
export interface SavedCard extends CardAtProvider {
  readonly stripeId: string;
  /** When the payer began to save it: an instant. */
  readonly at: string;
  readonly consent?: CardConsent | undefined;
}
