import type { Output } from '#shared/contract/operation.ts';
import type { activitySubscriptionsContract } from '#shared/discovery/subscriptions/contract.ts';
import { isOver } from '#shared/discovery/subscriptions/due-times.ts';
import type { ActivitySubscriptionStore, StoredSubscriptions } from '../store.ts';

type Listed = Output<(typeof activitySubscriptionsContract)['operations']['listActivitySubscriptions']>;

/** A list as its person sees it, with when they were last told of each. */
export async function shown(
  { version, subscriptions }: StoredSubscriptions,
  userId: string,
  store: Pick<ActivitySubscriptionStore, 'lastSent'>,
  now: Date,
): Promise<Listed> {
  const sent = await store.lastSent(userId);
  return {
    version,
    subscriptions: subscriptions.map((one) => {
      const lastSentAt = sent.get(String(one.id));
      return { ...one, isExpired: isOver(one, now), ...(lastSentAt && { lastSentAt }) };
    }),
  };
}
