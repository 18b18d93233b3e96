import type Stripe from 'stripe';

/** What decides of a payment at the provider. */
export type Payment = Pick<Stripe.PaymentIntent, 'id' | 'amount_received' | 'currency' | 'latest_charge'> &
  Partial<Pick<Stripe.PaymentIntent, 'customer' | 'payment_method'>>;

/** A payment on a page of ours, which the payer's bank may still work on. */
export type PaymentMade = Payment & Pick<Stripe.PaymentIntent, 'status'>;
