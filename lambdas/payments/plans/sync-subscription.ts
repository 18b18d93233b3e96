import type Stripe from 'stripe';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { subscriptionChanged } from '#shared/payments/plans/messages.ts';
import type { SubscriptionHappening } from '#shared/payments/plans/schemas.ts';
import { happenings, merged, paysFor } from '#shared/payments/plans/subscription-state.ts';
import { beginningOf, factsOf } from './from-provider.ts';
import type { PlanHolder } from './plan-holder.ts';
import { type PlanHolders, planParts } from './plan-holders.ts';
import type { StoredSubscription, SubscriptionReader } from './subscription-store.ts';
import type { PlanParts, PlanRows } from './write.ts';

/** The one question about a subscription: how it is at the provider now. */
export type AskedSubscriptions = { readonly subscriptions: Pick<Stripe['subscriptions'], 'retrieve'> };

export interface Syncing {
  readonly stripe: AskedSubscriptions;
  readonly subscriptions: Pick<SubscriptionReader, 'find'>;
  readonly holders: PlanHolders;
  readonly now: Date;
}

/**
 * Parts of a transaction that make the stored subscription, and the plan of its community or user, what the provider says
 * now. Events of any order only say that there is something to ask (promises P13 and P16); the version that was read before
 * asking is the condition, so a slower answer never replaces a newer one, and what ended never begins again. `foreign`: it
 * is not a subscription to a plan of this stage.
 * @throws what the provider failed with, to be tried again
 */
export async function syncParts(
  subscriptionId: string,
  { stripe, subscriptions, holders, now }: Syncing,
): Promise<PlanParts | 'foreign'> {
  const before = await subscriptions.find(subscriptionId);
  const asked = await stripe.subscriptions.retrieve(subscriptionId);
  const facts = factsOf(asked);
  const beginning = before ?? beginningOf(asked);
  if (!facts || !beginning) return 'foreign';
  const { pastDueSince: _, ...kept } = beginning;
  const version = (before?.version ?? 0) + 1;
  const after: StoredSubscription = { ...kept, ...merged(before, facts, now), version };
  return savedParts(before, after, await holders.find(after), now);
}

/** What is kept of a subscription, what its community or user has by it, and what is told of the change. */
const savedParts =
  (
    before: StoredSubscription | undefined,
    after: StoredSubscription,
    holder: PlanHolder | undefined,
    now: Date,
  ): PlanParts =>
  (rows) => [
    rows.subscription
      .put(after)
      .where((row, { eq, notExists }) => (before ? eq(row.version, before.version) : notExists(row.version)))
      .commit(),
    ...planParts(rows, after, holder, paysFor(after, now), now),
    ...happenings(before, after).flatMap((what) => toldParts(rows, after, what, now)),
  ];

/** A line of the payer's history, and the fact that is told to them. */
export function toldParts(rows: PlanRows, after: StoredSubscription, what: SubscriptionHappening, now: Date) {
  const { subscriptionId, kind, ownerId, payerId, planId, version, periodEnd } = after;
  const messageId = idFrom('message', subscriptionChanged.name, subscriptionId, what, String(version));
  const until = what === 'ended' ? now.toISOString() : periodEnd;
  const said = { subscriptionId, kind, ownerId, payerId, planId, what, until };
  return [
    rows.subscriptionEvent.put({ ...said, eventId: messageId, at: now.toISOString() }).commit(),
    rows.outbox.put(factRow(subscriptionChanged, messageId, now, said)).commit(),
  ];
}
