import type Stripe from 'stripe';
import type { AccountLink } from '../accounts/account-link.ts';
import type { Given } from '../accounts/requirements.ts';
import type { Charge } from '../billing/proration.ts';
import type { KeptOrder } from '../checkout/kept-order.ts';
import type { CardBehavior } from '../payments/test-cards.ts';
import type { Unruliness } from '../webhooks/unruliness.ts';

/** What the local provider keeps, by the name in `object`. */
export interface Kept {
  account: Stripe.Account;
  application_fee: Stripe.ApplicationFee;
  balance_transaction: Stripe.BalanceTransaction;
  charge: Stripe.Charge;
  'checkout.session': Stripe.Checkout.Session;
  customer: Stripe.Customer;
  dispute: Stripe.Dispute;
  event: Stripe.Event;
  fee_refund: Stripe.FeeRefund;
  invoice: Stripe.Invoice;
  invoice_payment: Stripe.InvoicePayment;
  payment_intent: Stripe.PaymentIntent;
  payment_method: Stripe.PaymentMethod;
  payout: Stripe.Payout;
  price: Stripe.Price;
  product: Stripe.Product;
  refund: Stripe.Refund;
  setup_intent: Stripe.SetupIntent;
  subscription: Stripe.Subscription;
}

export type ObjectName = keyof Kept;
export type KeptObject = Kept[ObjectName];

/** What is known of an object beside what its owner is shown. */
export interface Facts {
  /** Of the whole provider, with an empty id. */
  unruliness: Unruliness;
  /** Of an account: when it was disconnected from the platform, in seconds. */
  disconnected: number;
  /** Of an account: what its owner has given the provider. */
  given: Given;
  /** Of the token of an account link. */
  accountLink: AccountLink;
  /** Of an authorization code: the account that it stands for. */
  code: { readonly account: string; readonly until: number };
  /** Of a payment method: what its test card does. The number itself is kept nowhere. */
  behavior: CardBehavior;
  /** Of a refund that waits for money: what of the platform's fee goes back with it. */
  feeBack: number;
  /** Of a payout: the lines of the balance that it is made of. */
  paidOut: readonly string[];
  /** Of a line of the balance: the payout that it left with. */
  payoutOf: string;
  /** Of a subscription: what its next invoice holds besides the period. */
  pendingCharges: readonly Charge[];
  /** Of a session of the customer portal. */
  portal: { readonly scope: string; readonly customer: string; readonly returnUrl: string; readonly until: number };
  /** Of a payment or setup intent that a checkout session made. */
  session: string;
  /** Of a checkout session: what it was asked to make. */
  order: KeptOrder;
  /** Of a checkout session. */
  lines: readonly Stripe.LineItem[];
}

/** An object that may be expanded is kept as its id. */
export const idOf = (reference: string | { readonly id: string } | null | undefined): string | undefined =>
  typeof reference === 'string' ? reference : reference?.id;
