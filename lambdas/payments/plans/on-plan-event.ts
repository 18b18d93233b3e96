import type { Table } from '#lambdas/kernel/data/table.ts';
import type { Effect } from '../webhooks/effect.ts';
import { createPlanHolders } from './plan-holders.ts';
import { createSubscriptionReader } from './subscription-store.ts';
import { syncParts } from './sync-subscription.ts';

/** What is read of an object that an event is about. */
interface EventObject {
  readonly id?: unknown;
  readonly object?: unknown;
  readonly subscription?: unknown;
  readonly parent?: { readonly subscription_details?: { readonly subscription?: unknown } | null } | null;
}

/** An id, or an object that has one. */
const idOf = (reference: unknown): string | undefined => {
  const id = typeof reference === 'object' && reference ? (reference as { id?: unknown }).id : reference;
  return typeof id === 'string' ? id : undefined;
};

/** The subscription that an event is about: it is that itself, or an invoice or a checkout names it. */
function subscriptionOf(object: EventObject): string | undefined {
  if (object.object === 'subscription') return idOf(object.id);
  return idOf(object.subscription) ?? idOf(object.parent?.subscription_details?.subscription);
}

/**
 * What follows from an event about a subscription, its invoices or the checkout that it began with: the effect asks the
 * provider for the subscription as it is now. Only the platform's own account sells plans.
 */
export function createOnPlanEvent(table: Table): Effect {
  const [subscriptions, holders] = [createSubscriptionReader(table), createPlanHolders(table)];
  return async ({ object }, { seller, provider, now }) => {
    const subscriptionId = seller ? undefined : subscriptionOf(object);
    if (!subscriptionId) return () => [];
    const parts = await syncParts(subscriptionId, { stripe: provider.stripe, subscriptions, holders, now });
    return parts === 'foreign' ? () => [] : parts;
  };
}
