import type Stripe from 'stripe';
import * as z from 'zod';
import { listPage, paging } from '../core/list.ts';
import { newId } from '../core/new-id.ts';
import { idOf } from '../core/objects.ts';
import { Metadata, mergedMetadata, readParams } from '../core/params.ts';
import { invalid } from '../core/problem.ts';
import type { Call, Routes } from '../core/routes.ts';
import { platform, type World } from '../core/world.ts';
import { type CardBehavior, type TestCard, testCards } from './test-cards.ts';

const emptyBilling = { address: null, email: null, name: null, phone: null, tax_id: null };

interface Payer {
  readonly email?: string | null | undefined;
  readonly name?: string | null | undefined;
}

/** Of the card, only what may be shown is kept; what it does is kept apart. */
export function makePaymentMethod(
  { store, now }: World,
  scope: string,
  { number, brand, behavior }: TestCard,
  { email = null, name = null }: Payer = {},
): Stripe.PaymentMethod {
  const id = newId('pm');
  const last4 = number.slice(-4);
  const base = {
    id,
    object: 'payment_method',
    allow_redisplay: 'limited',
    customer: null,
    customer_account: null,
  } as const;
  const rest = {
    billing_details: { ...emptyBilling, email, name },
    created: now(),
    livemode: false,
    metadata: {},
  };
  const method =
    brand === 'bank'
      ? ({
          ...base,
          ...rest,
          type: 'us_bank_account',
          us_bank_account: bankAccount(last4),
        } satisfies Stripe.PaymentMethod)
      : ({ ...base, ...rest, type: 'card', card: cardOf(last4, brand) } satisfies Stripe.PaymentMethod);
  store.setFact('behavior', id, behavior);
  return store.put<Stripe.PaymentMethod>(scope, method);
}

const bankAccount = (last4: string): Stripe.PaymentMethod.UsBankAccount => ({
  account_holder_type: 'individual',
  account_type: 'checking',
  bank_name: 'STRIPE TEST BANK',
  financial_connections_account: null,
  fingerprint: null,
  last4,
  networks: { preferred: 'ach', supported: ['ach'] },
  routing_number: '110000000',
  status_details: null,
});

const cardOf = (last4: string, brand: string): Stripe.PaymentMethod.Card => ({
  brand,
  checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
  country: 'US',
  display_brand: brand,
  exp_month: 12,
  exp_year: 2040,
  funding: 'credit',
  generated_from: null,
  last4,
  networks: { available: [brand], preferred: null },
  regulated_status: 'unregulated',
  three_d_secure_usage: { supported: true },
  wallet: null,
});

/** A token such as `pm_card_visa` becomes a payment method of the account. @throws {StripeProblem} 404 */
export function findPaymentMethod(world: World, scope: string, id: string): Stripe.PaymentMethod {
  const card = testCards.find(({ token }) => token === id);
  return card ? makePaymentMethod(world, scope, card) : world.store.get(scope, 'payment_method', id);
}

export const behaviorOf = ({ store }: World, { id }: Stripe.PaymentMethod): CardBehavior =>
  store.fact('behavior', id) ?? 'pays';

/** From now on it is its customer's, and pays without asking again. */
export function attach(
  world: World,
  scope: string,
  method: Stripe.PaymentMethod,
  customer: string,
): Stripe.PaymentMethod {
  world.store.get(scope, 'customer', customer);
  const owner = idOf(method.customer);
  if (owner && owner !== customer)
    throw invalid('The payment method is attached to another customer.', 'payment_method');
  if (owner === customer) return method;
  if (behaviorOf(world, method) === 'authenticatesOnce') world.store.setFact('behavior', method.id, 'pays');
  const attached = world.store.put(scope, { ...method, customer });
  world.emit(scope, 'payment_method.attached', attached);
  return attached;
}

const Create = z.strictObject({
  type: z.literal('card').optional(),
  card: z.strictObject({ token: z.string() }).optional(),
  /** With a customer of the platform: a copy for the connected account. */
  payment_method: z.string().optional(),
  customer: z.string().optional(),
  metadata: Metadata.optional(),
});

function create(call: Call): Stripe.PaymentMethod {
  const { card, payment_method: original } = readParams(call, Create);
  const { world, scope } = call;
  if (!original) return findPaymentMethod(world, scope, card?.token.replace(/^tok_/, 'pm_card_') ?? 'pm_card_visa');
  const found = world.store.get(platform, 'payment_method', original);
  const copy = world.store.put(scope, { ...found, id: newId('pm'), customer: null, created: world.now() });
  world.store.setFact('behavior', copy.id, behaviorOf(world, found));
  return copy;
}

function detach(call: Call): Stripe.PaymentMethod {
  const { world, scope, id } = call;
  const detached = world.store.put(scope, { ...world.store.get(scope, 'payment_method', id), customer: null });
  world.emit(scope, 'payment_method.detached', detached);
  return detached;
}

const List = z.strictObject({ ...paging, customer: z.string().optional(), type: z.string().optional() });

const listOf = (call: Call, customer: string | undefined, type: string | undefined, page: z.output<typeof List>) =>
  listPage(
    call,
    'payment_method',
    page,
    (method) => idOf(method.customer) === customer && (!type || method.type === type),
  );

export const paymentMethodRoutes: Routes = {
  'POST /v1/payment_methods': create,
  'GET /v1/payment_methods': (call) => {
    const { customer, type, ...page } = readParams(call, List);
    return listOf(call, customer, type, page);
  },
  'GET /v1/payment_methods/{id}': ({ world, scope, id }) => world.store.get(scope, 'payment_method', id),
  'GET /v1/customers/{id}/payment_methods': (call) => {
    const { type, ...page } = readParams(call, List);
    return listOf(call, call.id, type, page);
  },
  'POST /v1/payment_methods/{id}': (call) => {
    const { metadata } = readParams(call, z.strictObject({ metadata: Metadata.optional() }));
    const { world, scope, id } = call;
    const method = world.store.get(scope, 'payment_method', id);
    return world.store.put(scope, { ...method, metadata: mergedMetadata(method.metadata ?? {}, metadata) });
  },
  'POST /v1/payment_methods/{id}/attach': (call) => {
    const { customer } = readParams(call, z.strictObject({ customer: z.string() }));
    return attach(call.world, call.scope, findPaymentMethod(call.world, call.scope, call.id), customer);
  },
  'POST /v1/payment_methods/{id}/detach': detach,
};
