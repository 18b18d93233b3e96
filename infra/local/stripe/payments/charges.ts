import type Stripe from 'stripe';
import * as z from 'zod';
import { move, processingFee } from '../balance/transactions.ts';
import { listPage, paging } from '../core/list.ts';
import { newId } from '../core/new-id.ts';
import { idOf } from '../core/objects.ts';
import { Metadata, mergedMetadata, readParams } from '../core/params.ts';
import type { Routes } from '../core/routes.ts';
import { application, daySeconds, platform, type World } from '../core/world.ts';
import { makeApplicationFee } from './application-fees.ts';
import { behaviorOf } from './payment-methods.ts';

/** What no charge of this provider has. */
const unset = {
  application_fee: null,
  balance_transaction: null,
  failure_balance_transaction: null,
  failure_code: null,
  failure_message: null,
  fraud_details: {},
  on_behalf_of: null,
  receipt_number: null,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
} satisfies Partial<Stripe.Charge>;

export interface Decline {
  readonly code: string;
  readonly declineCode?: string;
  readonly message: string;
}

/** One try to take the money of a payment. */
export function makeCharge(
  { store, now, pageAt }: World,
  scope: string,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  result: { readonly status: 'succeeded' | 'pending' } | { readonly status: 'failed'; readonly decline: Decline },
): Stripe.Charge {
  const id = newId('ch');
  const decline = result.status === 'failed' ? result.decline : undefined;
  return store.put(scope, {
    ...unset,
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: decline ? 0 : intent.amount,
    amount_refunded: 0,
    application: scope === platform ? null : application,
    application_fee_amount: intent.application_fee_amount,
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'STRIPE LOCAL',
    captured: !decline,
    created: now(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    livemode: false,
    metadata: intent.metadata,
    outcome: outcomeOf(decline),
    paid: result.status === 'succeeded',
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: detailsOf(method),
    receipt_email: intent.receipt_email,
    receipt_url: pageAt(`receipts/${id}`),
    refunded: false,
    status: result.status,
  } satisfies Stripe.Charge);
}

const outcomeOf = (decline: Decline | undefined): Stripe.Charge.Outcome => ({
  advice_code: null,
  network_advice_code: null,
  network_decline_code: null,
  network_status: decline ? 'declined_by_network' : 'approved_by_network',
  reason: decline?.declineCode ?? null,
  seller_message: decline ? 'The bank did not return any further details.' : 'Payment complete.',
  type: decline ? 'issuer_declined' : 'authorized',
});

const unsetCard = {
  amount_authorized: null,
  authorization_code: null,
  electronic_commerce_indicator: null,
  installments: null,
  mandate: null,
  network_transaction_id: null,
  three_d_secure: null,
  transaction_link_id: null,
  wallet: null,
} satisfies Partial<Stripe.Charge.PaymentMethodDetails.Card>;

function detailsOf({ type, card, us_bank_account: bank }: Stripe.PaymentMethod): Stripe.Charge.PaymentMethodDetails {
  if (bank)
    return {
      type,
      us_bank_account: {
        account_holder_type: 'individual',
        account_type: 'checking',
        bank_name: bank.bank_name,
        fingerprint: null,
        last4: bank.last4,
        payment_reference: null,
        routing_number: bank.routing_number,
      },
    };
  return {
    type,
    card: {
      ...unsetCard,
      brand: card?.brand ?? null,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: card?.country ?? null,
      exp_month: card?.exp_month ?? 1,
      exp_year: card?.exp_year ?? 2040,
      funding: card?.funding ?? null,
      last4: card?.last4 ?? null,
      network: card?.brand ?? null,
      regulated_status: 'unregulated',
    },
  };
}

/** The money has come: the seller's balance, and the platform's part of it. */
export function takeMoney(
  world: World,
  scope: string,
  charge: Stripe.Charge,
  method: Stripe.PaymentMethod,
): Stripe.Charge {
  const { store, emit, now } = world;
  const { amount, currency, application_fee_amount: applicationFee } = charge;
  const moved = move(world, scope, {
    type: 'charge',
    category: 'charge',
    amount,
    currency,
    source: charge.id,
    stripeFee: processingFee(amount),
    ...(applicationFee && { applicationFee }),
    ...(charge.description && { description: charge.description }),
  });
  const fee =
    applicationFee && scope !== platform ? makeApplicationFee(world, scope, charge, applicationFee) : undefined;
  const paid = store.put<Stripe.Charge>(scope, {
    ...charge,
    status: 'succeeded',
    paid: true,
    balance_transaction: moved.id,
    application_fee: fee?.id ?? null,
  });
  emit(scope, 'charge.succeeded', paid);
  if (behaviorOf(world, method) === 'disputed')
    store.schedule({ at: now() + daySeconds, kind: 'dispute', scope, id: charge.id });
  return paid;
}

const List = z.strictObject({
  ...paging,
  payment_intent: z.string().optional(),
  customer: z.string().optional(),
});

export const chargeRoutes: Routes = {
  'GET /v1/charges/{id}': ({ world, scope, id }) => world.store.get(scope, 'charge', id),
  'POST /v1/charges/{id}': (call) => {
    const { metadata } = readParams(call, z.strictObject({ metadata: Metadata.optional() }));
    const { world, scope, id } = call;
    const charge = world.store.get(scope, 'charge', id);
    return world.store.put(scope, { ...charge, metadata: mergedMetadata(charge.metadata, metadata) });
  },
  'GET /v1/charges': (call) => {
    const { payment_intent: intent, customer, ...page } = readParams(call, List);
    return listPage(
      call,
      'charge',
      page,
      (each) => (!intent || idOf(each.payment_intent) === intent) && (!customer || idOf(each.customer) === customer),
    );
  },
};
