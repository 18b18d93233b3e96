import type Stripe from 'stripe';
import * as z from 'zod';
import { listPage, paging } from '../core/list.ts';
import { newId } from '../core/new-id.ts';
import { idOf } from '../core/objects.ts';
import { Metadata, mergedMetadata, readParams } from '../core/params.ts';
import { invalid } from '../core/problem.ts';
import type { Call, Routes } from '../core/routes.ts';
import type { World } from '../core/world.ts';
import { attach, findPaymentMethod } from './payment-methods.ts';

const Fields = z.strictObject({
  email: z.string().max(512).optional(),
  name: z.string().max(256).optional(),
  phone: z.string().max(20).optional(),
  description: z.string().max(5000).optional(),
  metadata: Metadata.optional(),
  payment_method: z.string().optional(),
  invoice_settings: z.strictObject({ default_payment_method: z.string().optional() }).optional(),
});
type Fields = z.output<typeof Fields>;

export function makeCustomer({ store, now, emit }: World, scope: string, fields: Partial<Fields>): Stripe.Customer {
  const customer = store.put(scope, {
    id: newId('cus'),
    object: 'customer',
    address: null,
    balance: 0,
    created: now(),
    currency: null,
    default_source: null,
    delinquent: false,
    description: fields.description ?? null,
    discount: null,
    email: fields.email ?? null,
    invoice_prefix: newId('x').slice(-8).toUpperCase(),
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: mergedMetadata({}, fields.metadata),
    name: fields.name ?? null,
    phone: fields.phone ?? null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  } satisfies Stripe.Customer);
  emit(scope, 'customer.created', customer);
  return customer;
}

/** What it pays subscriptions with. @throws {StripeProblem} when the payment method is another customer's */
export function setDefaultMethod(
  world: World,
  scope: string,
  customer: Stripe.Customer,
  method: string,
): Stripe.Customer {
  const found = world.store.get(scope, 'payment_method', method);
  if (idOf(found.customer) !== customer.id)
    throw invalid(
      'The customer does not have a payment method with this ID.',
      'invoice_settings[default_payment_method]',
      'resource_missing',
    );
  const { invoice_settings: settings } = customer;
  return world.store.put(scope, { ...customer, invoice_settings: { ...settings, default_payment_method: method } });
}

function save(call: Call, customer: Stripe.Customer, fields: Fields): Stripe.Customer {
  const { world, scope } = call;
  const method = fields.payment_method && findPaymentMethod(world, scope, fields.payment_method);
  const attached = method && attach(world, scope, method, customer.id);
  const chosen = fields.invoice_settings?.default_payment_method ?? (attached ? attached.id : undefined);
  return chosen ? setDefaultMethod(world, scope, customer, chosen) : customer;
}

function create(call: Call): Stripe.Customer {
  const fields = readParams(call, Fields);
  return save(call, makeCustomer(call.world, call.scope, fields), fields);
}

function update(call: Call): Stripe.Customer {
  const { world, scope, id } = call;
  const fields = readParams(call, Fields);
  const before = world.store.get(scope, 'customer', id);
  const { metadata, payment_method: _method, invoice_settings: _settings, ...texts } = fields;
  const changed = world.store.put(scope, {
    ...before,
    ...Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, value === '' ? null : value])),
    metadata: mergedMetadata(before.metadata, metadata),
  });
  const after = save(call, changed, fields);
  world.emit(scope, 'customer.updated', after);
  return after;
}

function remove({ world, scope, id }: Call): Stripe.DeletedCustomer {
  const customer = world.store.get(scope, 'customer', id);
  for (const method of world.store.list(scope, 'payment_method'))
    if (idOf(method.customer) === id) world.store.put(scope, { ...method, customer: null });
  world.store.remove(scope, id);
  world.emit(scope, 'customer.deleted', customer);
  return { id, object: 'customer', deleted: true };
}

export const customerRoutes: Routes = {
  'POST /v1/customers': create,
  'GET /v1/customers': (call) => {
    const { email, ...page } = readParams(call, z.strictObject({ ...paging, email: z.string().optional() }));
    return listPage(call, 'customer', page, (customer) => !email || customer.email === email);
  },
  'GET /v1/customers/{id}': ({ world, scope, id }) => world.store.get(scope, 'customer', id),
  'POST /v1/customers/{id}': update,
  'DELETE /v1/customers/{id}': remove,
};
