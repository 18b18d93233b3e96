import type Stripe from 'stripe';
import { newId, randomText } from '../core/new-id.ts';
import { mergedMetadata } from '../core/params.ts';
import { invalid } from '../core/problem.ts';
import { application, platform, type World } from '../core/world.ts';
import { refuseAmount } from './amounts.ts';

/** What no payment of this provider has. */
const unset = {
  allowed_payment_method_types: null,
  amount_capturable: 0,
  canceled_at: null,
  cancellation_reason: null,
  capture_method: 'automatic_async',
  confirmation_method: 'automatic',
  customer_account: null,
  excluded_payment_method_types: null,
  last_payment_error: null,
  latest_charge: null,
  managed_payments: null,
  next_action: null,
  on_behalf_of: null,
  payment_method: null,
  payment_method_configuration_details: null,
  payment_method_options: null,
  payment_record: null,
  processing: null,
  review: null,
  shipping: null,
  source: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_group: null,
} satisfies Partial<Stripe.PaymentIntent>;

export interface IntentFields {
  readonly amount: number;
  readonly currency: string;
  readonly customer?: string | undefined;
  readonly description?: string | undefined;
  readonly metadata?: Readonly<Record<string, string>> | undefined;
  readonly applicationFee?: number | undefined;
  readonly receiptEmail?: string | undefined;
  readonly futureUsage?: 'on_session' | 'off_session' | undefined;
}

/** @throws {StripeProblem} when it cannot be charged */
export function makeIntent({ store, now, emit }: World, scope: string, fields: IntentFields): Stripe.PaymentIntent {
  const { amount, currency, applicationFee, customer } = fields;
  refuseAmount(amount, currency);
  refuseApplicationFee(scope, amount, applicationFee);
  refuseClosedAccount(store.find(platform, 'account', scope));
  if (customer) store.get(scope, 'customer', customer);
  const id = newId('pi');
  const intent = store.put(scope, {
    ...unset,
    id,
    object: 'payment_intent',
    amount,
    amount_received: 0,
    application: scope === platform ? null : application,
    application_fee_amount: applicationFee ?? null,
    automatic_payment_methods: { allow_redirects: 'always', enabled: true },
    client_secret: `${id}_secret_${randomText(25)}`,
    created: now(),
    currency,
    customer: customer ?? null,
    description: fields.description ?? null,
    livemode: false,
    metadata: mergedMetadata({}, fields.metadata),
    payment_method_types: ['card'],
    receipt_email: fields.receiptEmail ?? null,
    setup_future_usage: fields.futureUsage ?? null,
    status: 'requires_payment_method',
  } satisfies Stripe.PaymentIntent);
  emit(scope, 'payment_intent.created', intent);
  return intent;
}

/** @throws {StripeProblem} when the account may not take payments */
export function refuseClosedAccount(account: Stripe.Account | undefined): void {
  if (account && account.id !== platform && !account.charges_enabled)
    throw invalid('Your account cannot currently make charges. Finish its setup first.', undefined, 'account_invalid');
}

/** @throws {StripeProblem} when the platform takes more than there is, or takes from itself */
export function refuseApplicationFee(scope: string, amount: number, fee: number | undefined): void {
  if (fee === undefined) return;
  const param = 'application_fee_amount';
  if (scope === platform)
    throw invalid('Can only apply an application_fee_amount to payments of a connected account.', param);
  if (fee < 0 || fee > amount) throw invalid('The application fee must be from 0 to the amount of the payment.', param);
}
