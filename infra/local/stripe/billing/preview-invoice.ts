import type Stripe from 'stripe';
import * as z from 'zod';
import { idOf } from '../core/objects.ts';
import { Bool, Int, readParams } from '../core/params.ts';
import { invalid } from '../core/problem.ts';
import type { Call, Routes } from '../core/routes.ts';
import { changesOf, Items, Proration } from './change-price.ts';
import { draftInvoice } from './make-invoice.ts';
import { nameOf } from './prices.ts';
import { type Charge, periodOf } from './proration.ts';

const Details = z.strictObject({
  items: Items.optional(),
  proration_behavior: Proration,
  proration_date: Int.optional(),
  cancel_at_period_end: Bool.optional(),
});
type Details = z.output<typeof Details>;
const Preview = z.strictObject({
  customer: z.string().optional(),
  subscription: z.string(),
  subscription_details: Details.optional(),
});

/** What a change would cost; nothing is kept. */
function previewInvoice(call: Call): Stripe.Invoice {
  const { subscription: id, subscription_details: details } = readParams(call, Preview);
  const { world, scope } = call;
  const subscription = world.store.get(scope, 'subscription', id);
  const customer = world.store.get(scope, 'customer', idOf(subscription.customer) ?? '');
  const charges = chargesOf(call, subscription, details);
  return draftInvoice(world, subscription, customer, charges, 'upcoming');
}

function chargesOf(
  { world, scope }: Call,
  subscription: Stripe.Subscription,
  details: Details = { proration_behavior: 'none' },
): Charge[] {
  const [item] = subscription.items.data;
  if (!item) throw invalid('The subscription has no item.', 'subscription');
  const { proration_behavior: behavior, proration_date: at = world.now() } = details;
  const wanted = details.items?.[0]?.price;
  const price = wanted ? world.store.get(scope, 'price', wanted) : item.price;
  const isChange = wanted !== undefined && behavior !== 'none';
  const changes = isChange ? changesOf(world, scope, item, price, at) : [];
  if (isChange && behavior === 'always_invoice') return changes;
  const pending = world.store.fact('pendingCharges', subscription.id) ?? [];
  return [...pending, ...changes, periodOf(price, item.current_period_end, nameOf(world, scope, price))];
}

export const previewRoutes: Routes = { 'POST /v1/invoices/create_preview': previewInvoice };
