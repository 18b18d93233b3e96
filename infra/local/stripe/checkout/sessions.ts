import type Stripe from 'stripe';
import * as z from 'zod';
import { listPage, paging } from '../core/list.ts';
import { randomText } from '../core/new-id.ts';
import { idOf } from '../core/objects.ts';
import { Metadata, mergedMetadata, readParams } from '../core/params.ts';
import { invalid } from '../core/problem.ts';
import type { Call, Routes } from '../core/routes.ts';
import { daySeconds, platform, type World } from '../core/world.ts';
import { refuseAmount } from '../payments/amounts.ts';
import { refuseApplicationFee, refuseClosedAccount } from '../payments/make-intent.ts';
import { cancelIntent } from '../payments/payment-intents.ts';
import { linesOf } from './lines.ts';
import { CreateSession } from './order.ts';

/** What no session of this provider has. */
const unset = {
  adaptive_pricing: null,
  after_expiration: null,
  allow_promotion_codes: null,
  allowed_payment_method_types: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
  customer_account: null,
  customer_details: null,
  discounts: null,
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  locale: null,
  managed_payments: null,
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_collection: null,
  payment_method_configuration_details: null,
  payment_method_options: null,
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  submit_type: null,
  subscription: null,
  ui_mode: 'hosted_page',
  wallet_options: null,
} satisfies Partial<Stripe.Checkout.Session>;

/** A session may be paid for at least half an hour and at most a day. */
const shortestSeconds = 30 * 60;

function create(call: Call): Stripe.Checkout.Session {
  const fields = readParams(call, CreateSession);
  const { world, scope } = call;
  const { store, now } = world;
  refuseClosedAccount(store.find(platform, 'account', scope));
  if (fields.customer) store.get(scope, 'customer', fields.customer);
  const until = endOf(fields.expires_at, now());
  const lines = linesOf(world, scope, fields);
  const { payment_intent_data: payment = {}, subscription_data: subscription = {} } = fields;
  const session = store.put(scope, { ...opened(world, fields, lines), expires_at: until });
  const { id, amount_total: total, currency } = session;
  if (fields.mode === 'payment') refusePayment(scope, total ?? 0, currency ?? 'usd', payment.application_fee_amount);
  store.setFact('lines', id, lines);
  store.setFact('order', id, { payment, subscription, setupMetadata: fields.setup_intent_data?.metadata ?? {} });
  store.schedule({ at: until, kind: 'expireSession', scope, id });
  return session;
}

function opened(
  { now, pageAt }: World,
  fields: CreateSession,
  lines: readonly Stripe.LineItem[],
): Stripe.Checkout.Session {
  const id = `cs_test_${randomText(58)}`;
  return {
    ...unset,
    ...amountsOf(fields, lines),
    id,
    object: 'checkout.session',
    cancel_url: fields.cancel_url ?? null,
    client_reference_id: fields.client_reference_id ?? null,
    created: now(),
    customer: fields.customer ?? null,
    customer_creation: fields.customer_creation ?? (fields.mode === 'payment' ? 'if_required' : 'always'),
    customer_email: fields.customer_email ?? null,
    expires_at: now(),
    livemode: false,
    metadata: mergedMetadata({}, fields.metadata),
    mode: fields.mode,
    payment_method_types: ['card'],
    status: 'open',
    success_url: fields.success_url,
    url: pageAt(`checkout/${id}`),
  } satisfies Stripe.Checkout.Session;
}

function amountsOf({ mode, currency, subscription_data: data }: CreateSession, lines: readonly Stripe.LineItem[]) {
  if (mode === 'setup') {
    const none = { amount_subtotal: null, amount_total: null, total_details: null };
    return { ...none, currency: currency ?? null, payment_status: 'no_payment_required' };
  }
  const isTrial = (data?.trial_period_days ?? 0) > 0;
  const total = isTrial ? 0 : lines.reduce((sum, { amount_total: amount }) => sum + amount, 0);
  return {
    amount_subtotal: total,
    amount_total: total,
    currency: lines[0]?.currency ?? null,
    payment_status: 'unpaid',
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
  };
}

function endOf(asked: number | undefined, now: number): number {
  if (asked === undefined) return now + daySeconds;
  if (asked < now + shortestSeconds || asked > now + daySeconds)
    throw invalid(
      'The `expires_at` timestamp must be at least 30 minutes and at most 24 hours from Checkout Session creation.',
      'expires_at',
    );
  return asked;
}

function refusePayment(scope: string, total: number, currency: string, fee: number | undefined): void {
  refuseAmount(total, currency, 'line_items');
  refuseApplicationFee(scope, total, fee);
}

/** No one can pay it any more; what was begun is given up. Nothing when it is over already. */
export function expireSession(world: World, scope: string, id: string): Stripe.Checkout.Session {
  const { store, emit } = world;
  const session = store.get(scope, 'checkout.session', id);
  if (session.status !== 'open') return session;
  const intent = store.find(scope, 'payment_intent', idOf(session.payment_intent) ?? '');
  if (intent && !['succeeded', 'processing', 'canceled'].includes(intent.status))
    cancelIntent(world, scope, intent.id, 'automatic');
  const expired = store.put<Stripe.Checkout.Session>(scope, { ...session, status: 'expired', url: null });
  emit(scope, 'checkout.session.expired', expired);
  return expired;
}

const List = z.strictObject({
  ...paging,
  payment_intent: z.string().optional(),
  customer: z.string().optional(),
  subscription: z.string().optional(),
  status: z.string().optional(),
});

export const sessionRoutes: Routes = {
  'POST /v1/checkout/sessions': create,
  'GET /v1/checkout/sessions': (call) => {
    const { payment_intent: intent, customer, subscription, status, ...page } = readParams(call, List);
    return listPage(
      call,
      'checkout.session',
      page,
      (each) =>
        (!intent || idOf(each.payment_intent) === intent) &&
        (!customer || idOf(each.customer) === customer) &&
        (!subscription || idOf(each.subscription) === subscription) &&
        (!status || each.status === status),
    );
  },
  'GET /v1/checkout/sessions/{id}': ({ world, scope, id }) => world.store.get(scope, 'checkout.session', id),
  'GET /v1/checkout/sessions/{id}/line_items': ({ world, id, path }) => ({
    object: 'list',
    data: world.store.fact('lines', id) ?? [],
    has_more: false,
    url: path,
  }),
  'POST /v1/checkout/sessions/{id}': (call) => {
    const { metadata } = readParams(call, z.strictObject({ metadata: Metadata.optional() }));
    const { world, scope, id } = call;
    const session = world.store.get(scope, 'checkout.session', id);
    return world.store.put(scope, { ...session, metadata: mergedMetadata(session.metadata ?? {}, metadata) });
  },
  'POST /v1/checkout/sessions/{id}/expire': ({ world, scope, id }) => {
    const { status } = world.store.get(scope, 'checkout.session', id);
    if (status !== 'open')
      throw invalid(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${status}.`,
      );
    return expireSession(world, scope, id);
  },
};
