import type { Subscription } from '#shared/payments/plans/schemas.ts';
import { planOf } from '#shared/payments/plans.ts';
import type { StoredSubscription } from './subscription-store.ts';

/** A subscription as its payer sees it. */
export const toSubscription = (
  { subscriptionId, ...stored }: StoredSubscription,
  ownerName?: string,
): Subscription => ({
  id: subscriptionId,
  kind: stored.kind,
  ownerId: stored.ownerId,
  ...(ownerName !== undefined && { ownerName }),
  platform: stored.platform,
  planId: stored.planId,
  status: stored.status,
  periodStart: stored.periodStart,
  periodEnd: stored.periodEnd,
  cancelAtPeriodEnd: stored.cancelAtPeriodEnd,
  items: [{ plan: { product: planOf(stored.planId).uid } }],
});
