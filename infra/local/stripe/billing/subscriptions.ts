import type Stripe from 'stripe';
import * as z from 'zod';
import { listPage, paging } from '../core/list.ts';
import { idOf } from '../core/objects.ts';
import { Bool, Int, Metadata, mergedMetadata, readParams } from '../core/params.ts';
import { invalid } from '../core/problem.ts';
import type { Call, Routes } from '../core/routes.ts';
import type { World } from '../core/world.ts';
import { changePrice, Items, Proration } from './change-price.ts';
import { makeInvoice, payInvoice } from './invoices.ts';
import { firstCharges, makeSubscription } from './make-subscription.ts';
import { endSubscription } from './renewal.ts';

const Create = z.strictObject({
  customer: z.string(),
  items: Items,
  default_payment_method: z.string().optional(),
  metadata: Metadata.optional(),
  trial_period_days: Int.optional(),
  payment_behavior: z.string().optional(),
});

/** Begins it and takes the first payment. @throws {StripeProblem} 402 when the card is refused */
function create(call: Call): Stripe.Subscription {
  const fields = readParams(call, Create);
  const { world, scope } = call;
  const customer = world.store.get(scope, 'customer', fields.customer);
  const price = world.store.get(scope, 'price', fields.items[0]?.price ?? '');
  const method = fields.default_payment_method ?? idOf(customer.invoice_settings.default_payment_method);
  const made = makeSubscription(world, scope, {
    customer: customer.id,
    price,
    method,
    metadata: fields.metadata,
    trialDays: fields.trial_period_days,
  });
  const invoice = makeInvoice(world, scope, made, firstCharges(world, scope, made), 'subscription_create');
  if (invoice.status === 'open') payInvoice(world, scope, invoice, method);
  return begin(world, scope, made, invoice.id);
}

/** Its first invoice is paid. */
export function begin(
  { store, emit }: World,
  scope: string,
  subscription: Stripe.Subscription,
  invoice: string,
): Stripe.Subscription {
  const status = subscription.trial_end ? 'trialing' : 'active';
  const begun = store.put<Stripe.Subscription>(scope, { ...subscription, status, latest_invoice: invoice });
  emit(scope, 'customer.subscription.created', begun);
  return begun;
}

const Update = z.strictObject({
  items: Items.optional(),
  proration_behavior: Proration,
  proration_date: Int.optional(),
  payment_behavior: z.string().optional(),
  cancel_at_period_end: Bool.optional(),
  default_payment_method: z.string().optional(),
  metadata: Metadata.optional(),
});

/** Ends with its period, or goes on after all. */
export function setEnding(world: World, scope: string, id: string, isEnding: boolean): Stripe.Subscription {
  const before = world.store.get(scope, 'subscription', id);
  const changed = world.store.put<Stripe.Subscription>(scope, { ...before, ...endingOf(world, before, isEnding) });
  world.emit(scope, 'customer.subscription.updated', changed, { cancel_at_period_end: before.cancel_at_period_end });
  return changed;
}

const endingOf = ({ now }: World, { items, canceled_at: at }: Stripe.Subscription, isEnding: boolean) => ({
  cancel_at_period_end: isEnding,
  cancel_at: isEnding ? (items.data[0]?.current_period_end ?? null) : null,
  canceled_at: isEnding ? (at ?? now()) : null,
});

function update(call: Call): Stripe.Subscription {
  const fields = readParams(call, Update);
  const { world, scope, id } = call;
  const before = world.store.get(scope, 'subscription', id);
  if (before.status === 'canceled')
    throw invalid('A canceled subscription can only update its metadata.', undefined, 'resource_missing');
  const changed = world.store.put<Stripe.Subscription>(scope, {
    ...before,
    ...endingOf(world, before, fields.cancel_at_period_end ?? before.cancel_at_period_end),
    default_payment_method: fields.default_payment_method ?? before.default_payment_method,
    metadata: mergedMetadata(before.metadata, fields.metadata),
  });
  const price = fields.items?.[0]?.price;
  const after = price ? changePrice(call, changed, price, fields) : changed;
  world.emit(scope, 'customer.subscription.updated', after, { cancel_at_period_end: before.cancel_at_period_end });
  return after;
}

const List = z.strictObject({
  ...paging,
  customer: z.string().optional(),
  price: z.string().optional(),
  status: z.string().optional(),
});

export const subscriptionRoutes: Routes = {
  'POST /v1/subscriptions': create,
  'GET /v1/subscriptions': (call) => {
    const { customer, price, status = 'open', ...page } = readParams(call, List);
    return listPage(
      call,
      'subscription',
      page,
      (each) =>
        (!customer || idOf(each.customer) === customer) &&
        (!price || each.items.data.some((item) => item.price.id === price)) &&
        (status === 'all' || (status === 'open' ? each.status !== 'canceled' : each.status === status)),
    );
  },
  'GET /v1/subscriptions/{id}': ({ world, scope, id }) => world.store.get(scope, 'subscription', id),
  'POST /v1/subscriptions/{id}': update,
  'DELETE /v1/subscriptions/{id}': (call) => {
    readParams(call, z.strictObject({ invoice_now: Bool.optional(), prorate: Bool.optional() }));
    const { world, scope, id } = call;
    const subscription = world.store.get(scope, 'subscription', id);
    if (subscription.status === 'canceled') throw invalid(`No such subscription: '${id}'`, 'id', 'resource_missing');
    return endSubscription(world, scope, subscription, 'cancellation_requested');
  },
};
