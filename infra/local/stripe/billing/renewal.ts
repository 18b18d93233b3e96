import type Stripe from 'stripe';
import { idOf } from '../core/objects.ts';
import { StripeProblem } from '../core/problem.ts';
import { daySeconds, type World } from '../core/world.ts';
import { makeInvoice, payInvoice } from './invoices.ts';
import { itemOf } from './make-subscription.ts';
import { nameOf } from './prices.ts';
import { periodEnd, periodOf } from './proration.ts';

/** A refused card is tried three times more, so many days later. */
const retryDays = [3, 5, 7];

/** Its end, at once. */
export function endSubscription(
  { store, emit, now }: World,
  scope: string,
  subscription: Stripe.Subscription,
  reason: Stripe.Subscription.CancellationDetails.Reason,
): Stripe.Subscription {
  const ended = store.put<Stripe.Subscription>(scope, {
    ...subscription,
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? now(),
    ended_at: now(),
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason },
  });
  emit(scope, 'customer.subscription.deleted', ended);
  return ended;
}

/** A period is over: it ends, or the next one begins and is paid. Nothing where the period has changed meanwhile. */
export function renew(world: World, scope: string, id: string): void {
  const subscription = world.store.get(scope, 'subscription', id);
  const [item] = subscription.items.data;
  const isOver = subscription.status === 'canceled' || subscription.status === 'incomplete_expired';
  if (!item || isOver || item.current_period_end > world.now()) return;
  if (subscription.cancel_at_period_end)
    return void endSubscription(world, scope, subscription, 'cancellation_requested');
  const start = item.current_period_end;
  const end = periodEnd(start, item.price);
  const next = world.store.put(scope, {
    ...subscription,
    items: { ...subscription.items, data: [{ ...item, current_period_start: start, current_period_end: end }] },
  });
  world.store.schedule({ at: end, kind: 'renew', scope, id });
  const pending = world.store.fact('pendingCharges', id) ?? [];
  world.store.setFact('pendingCharges', id, undefined);
  const charges = [...pending, periodOf(item.price, start, nameOf(world, scope, item.price))];
  const invoice = makeInvoice(world, scope, next, charges, 'subscription_cycle');
  const told = { status: subscription.status, current_period_start: item.current_period_start };
  tryInvoice(world, scope, world.store.put(scope, { ...next, latest_invoice: invoice.id }), invoice, told);
}

/** Pays what is due, or says that it could not be. */
function tryInvoice(
  world: World,
  scope: string,
  subscription: Stripe.Subscription,
  invoice: Stripe.Invoice,
  before: object,
): void {
  const status = invoice.status === 'paid' || isPaid(world, scope, subscription, invoice) ? 'active' : 'past_due';
  const changed = world.store.put<Stripe.Subscription>(scope, { ...subscription, status });
  world.emit(scope, 'customer.subscription.updated', changed, before);
  if (status === 'past_due') scheduleRetry(world, scope, invoice.id);
}

function isPaid(world: World, scope: string, subscription: Stripe.Subscription, invoice: Stripe.Invoice): boolean {
  try {
    payInvoice(world, scope, invoice, methodOf(world, scope, subscription));
    return true;
  } catch (error) {
    if (error instanceof StripeProblem) return false;
    throw error;
  }
}

function scheduleRetry({ store, now }: World, scope: string, id: string): void {
  const invoice = store.get(scope, 'invoice', id);
  const days = retryDays[invoice.attempt_count - 1];
  const at = now() + (days ?? 1) * daySeconds;
  store.put(scope, { ...invoice, next_payment_attempt: days === undefined ? null : at });
  store.schedule({ at, kind: 'retryInvoice', scope, id });
}

/** A refused invoice again; after the last try its subscription ends. */
export function retryInvoice(world: World, scope: string, id: string): void {
  const invoice = world.store.get(scope, 'invoice', id);
  const subscription = world.store.find(
    scope,
    'subscription',
    idOf(invoice.parent?.subscription_details?.subscription) ?? '',
  );
  if (invoice.status !== 'open' || subscription?.status !== 'past_due') return;
  if (invoice.attempt_count > retryDays.length)
    return void endSubscription(world, scope, subscription, 'payment_failed');
  tryInvoice(world, scope, subscription, invoice, { status: subscription.status });
}

/** The card that a subscription is paid with. */
export const methodOf = (
  { store }: World,
  scope: string,
  { default_payment_method: own, customer }: Stripe.Subscription,
): string | undefined =>
  idOf(own) ?? idOf(store.find(scope, 'customer', idOf(customer) ?? '')?.invoice_settings.default_payment_method);

/** The same item with another price: a period of another length begins at once. */
export function changedItem(
  { now }: World,
  item: Stripe.SubscriptionItem,
  price: Stripe.Price,
): Stripe.SubscriptionItem {
  const isSameLength = item.price.recurring?.interval === price.recurring?.interval;
  const start = isSameLength ? item.current_period_start : now();
  const end = isSameLength ? item.current_period_end : periodEnd(now(), price);
  return itemOf(item.subscription, price, { start, end, created: item.created, id: item.id });
}
