import { contention } from '#lambdas/kernel/data/conditions.ts';
import { isGraceOver, noticeMs } from '#shared/payments/plans/subscription-state.ts';
import { type PlanWork, syncNow } from '../plan-work.ts';
import type { StoredSubscription } from '../subscription-store.ts';
import { toldParts } from '../sync-subscription.ts';

type Attending = Pick<PlanWork, 'subscriptions' | 'holders' | 'write' | 'retry' | 'provider'>;

/**
 * Looks at a subscription when something may be due: takes in what the provider says now, ends it when a payment has been
 * missing for 14 days, and tells its payer a week before a year is paid for again. Safe to repeat.
 */
export async function attendSubscription(subscriptionId: string, work: Attending, now: Date): Promise<void> {
  const { stripe } = await work.provider();
  await syncNow(subscriptionId, stripe, work, now);
  const stored = await work.subscriptions.find(subscriptionId);
  if (!stored) return;
  if (isGraceOver(stored, now)) {
    await stripe.subscriptions.cancel(subscriptionId);
    return syncNow(subscriptionId, stripe, work, now);
  }
  if (renewsSoon(stored, now)) await tellOfRenewal(stored, work, now);
}

const renewsSoon = (
  { kind, status, cancelAtPeriodEnd, periodEnd, noticedFor }: StoredSubscription,
  now: Date,
): boolean =>
  kind === 'user' &&
  status === 'active' &&
  !cancelAtPeriodEnd &&
  noticedFor !== periodEnd &&
  now < new Date(periodEnd) &&
  now.getTime() >= new Date(periodEnd).getTime() - noticeMs;

/** Once for each year: that it was told is kept with the fact that tells it. */
async function tellOfRenewal(stored: StoredSubscription, { write }: Attending, now: Date): Promise<void> {
  const after = { ...stored, noticedFor: stored.periodEnd, version: stored.version + 1 };
  const refused = await write((rows) => [
    rows.subscription
      .patch({ subscriptionId: stored.subscriptionId })
      .set({ noticedFor: after.noticedFor, version: after.version })
      .where(({ version }, { eq }) => eq(version, stored.version))
      .commit(),
    ...toldParts(rows, after, 'renewsSoon', now),
  ]);
  if (refused.length > 0) throw contention('The subscription changed while its renewal was told');
}
