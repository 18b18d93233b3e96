import { type PlanWork, syncNow } from './plan-work.ts';

/** Ends what a person pays for, who deleted their account, at the provider as well. Safe to repeat. */
export async function endPlansOf(
  userId: string,
  work: Pick<PlanWork, 'subscriptions' | 'holders' | 'write' | 'retry' | 'provider'>,
  now: Date,
): Promise<void> {
  const found = await work.subscriptions.listByPayer(userId);
  const live = found.filter(({ status }) => status !== 'cancelled');
  if (live.length === 0) return;
  const { stripe } = await work.provider();
  for (const { subscriptionId } of live) {
    const { status } = await stripe.subscriptions.retrieve(subscriptionId);
    if (status !== 'canceled') await stripe.subscriptions.cancel(subscriptionId);
    await syncNow(subscriptionId, stripe, work, now);
  }
}
