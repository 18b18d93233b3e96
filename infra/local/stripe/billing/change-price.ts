import type Stripe from 'stripe';
import * as z from 'zod';
import { Int } from '../core/params.ts';
import { invalid, StripeProblem } from '../core/problem.ts';
import type { Call } from '../core/routes.ts';
import type { World } from '../core/world.ts';
import { makeInvoice, payInvoice } from './invoices.ts';
import { nameOf } from './prices.ts';
import { type Charge, periodOf, prorationsOf } from './proration.ts';
import { changedItem, methodOf } from './renewal.ts';

export const Items = z
  .array(z.strictObject({ id: z.string().optional(), price: z.string().optional(), quantity: Int.optional() }))
  .length(1);
export const Proration = z.enum(['create_prorations', 'always_invoice', 'none']).default('create_prorations');

interface PriceChange {
  readonly proration_behavior: z.output<typeof Proration>;
  readonly proration_date?: number | undefined;
  readonly payment_behavior?: string | undefined;
}

/** @throws {StripeProblem} 402 when the difference is invoiced at once and the card is refused */
export function changePrice(
  { world, scope }: Call,
  subscription: Stripe.Subscription,
  wanted: string,
  fields: PriceChange,
): Stripe.Subscription {
  const { proration_behavior: behavior, proration_date: date } = fields;
  const { store } = world;
  const [item] = subscription.items.data;
  if (!item) throw invalid('The subscription has no item.', 'items');
  const price = store.get(scope, 'price', wanted);
  const next = changedItem(world, item, price);
  const charges = behavior === 'none' ? [] : changesOf(world, scope, item, price, date ?? world.now());
  const changed = store.put(scope, { ...subscription, items: { ...subscription.items, data: [next] } });
  if (next.current_period_end !== item.current_period_end)
    store.schedule({ at: next.current_period_end, kind: 'renew', scope, id: subscription.id });
  if (charges.length === 0) return changed;
  if (behavior !== 'always_invoice' && next.current_period_end === item.current_period_end) {
    store.setFact('pendingCharges', subscription.id, [
      ...(store.fact('pendingCharges', subscription.id) ?? []),
      ...charges,
    ]);
    return changed;
  }
  const invoice = makeInvoice(world, scope, changed, charges, 'subscription_update');
  const status = isSettled(world, scope, changed, invoice, fields.payment_behavior) ? changed.status : 'past_due';
  return store.put<Stripe.Subscription>(scope, { ...changed, status, latest_invoice: invoice.id });
}

/** @throws {StripeProblem} 402, with nothing changed, where that was asked for */
function isSettled(
  world: World,
  scope: string,
  subscription: Stripe.Subscription,
  invoice: Stripe.Invoice,
  behavior = 'allow_incomplete',
): boolean {
  if (invoice.status !== 'open') return true;
  try {
    payInvoice(world, scope, invoice, methodOf(world, scope, subscription));
    return true;
  } catch (error) {
    if (!(error instanceof StripeProblem)) throw error;
    if (behavior === 'error_if_incomplete') throw error.undone();
    return false;
  }
}

/** What a change of price is invoiced with: what is left of the old one, and what the same time costs now. */
export function changesOf(
  world: World,
  scope: string,
  item: Stripe.SubscriptionItem,
  price: Stripe.Price,
  at: number,
): Charge[] {
  const name = (each: Stripe.Price) => nameOf(world, scope, each);
  const { current_period_start: start, current_period_end: end, price: before } = item;
  const [unused, remaining] = prorationsOf({ before, after: price, start, end, at, nameOf: name });
  const isSameLength = before.recurring?.interval === price.recurring?.interval;
  const now = isSameLength ? remaining : periodOf(price, at, name(price));
  return [unused, now].filter((charge) => charge !== undefined);
}
