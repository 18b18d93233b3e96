import { Problem } from '#shared/contract/errors.ts';
import { activitySubscriptionsContract } from '#shared/discovery/subscriptions/contract.ts';
import type { ActivitySubscription, ShownSubscription } from '#shared/discovery/subscriptions/schemas.ts';
import { operations } from '#web/app/operations/operations.ts';

/**
 * Saves the newest list with a change, over the version that was seen (R-ACTSUB-19, R-ACTSUB-20).
 * @throws {Problem} record.changed where another window saved first
 */
export async function saveSubscriptions(
  seen: number,
  change: (list: ActivitySubscription[]) => ActivitySubscription[],
): Promise<void> {
  const { subscriptions, version } = await operations(activitySubscriptionsContract).listActivitySubscriptions({});
  if (version !== seen) throw new Problem('record.changed', { currentVersion: version });
  await operations(activitySubscriptionsContract).saveActivitySubscriptions({
    subscriptions: change(subscriptions.map(toSaved)),
    version,
  });
}

const toSaved = ({ isExpired: _, lastSentAt: __, ...one }: ShownSubscription): ActivitySubscription => one;
