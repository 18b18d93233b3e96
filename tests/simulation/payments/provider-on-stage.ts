import type Stripe from 'stripe';

/** What changes of an account at the provider. */
export interface AccountState {
  readonly charges_enabled: boolean;
  readonly details_submitted: boolean;
  readonly payouts_enabled: boolean;
}

const ready: AccountState = { charges_enabled: true, details_submitted: true, payouts_enabled: true };

/** An account as the provider answers with it, with what the product reads. */
export const anAccountOf = (id: string, state: AccountState = ready): Stripe.Account => ({
  id,
  object: 'account',
  country: 'US',
  default_currency: 'usd',
  email: null,
  type: 'standard',
  ...state,
});
