import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { plansContract } from '#shared/payments/plans/contract.ts';
import { askProvider } from '../ask-provider.ts';
import { type PlanWork, syncNow } from '../plan-work.ts';
import type { StoredSubscription } from '../subscription-store.ts';
import { toSubscription } from '../to-subscription.ts';
import { requirePlanOf, requireReady } from './require-plan-of.ts';

type Operations = (typeof plansContract)['operations'];

/** Ends a subscription with what is paid for. Whose it is, is what is stored of it, never what the caller says. */
export async function cancelSubscription(
  { type, id }: Parsed<Operations['cancelSubscription']>,
  caller: Caller,
  work: PlanWork,
): Promise<Output<Operations['cancelSubscription']>> {
  const stored = await work.subscriptions.find(id);
  await requireSay(stored, type, caller, work);
  if (!stored || stored.kind !== type || stored.status === 'cancelled') throw new Problem('plan.notFound');
  const { stripe } = await work.provider();
  if (!stored.cancelAtPeriodEnd) await askProvider(stripe.subscriptions.update(id, { cancel_at_period_end: true }));
  await askProvider(syncNow(id, stripe, work, caller.now));
  return toSubscription((await work.subscriptions.find(id)) ?? stored);
}

/** The owner of a community for its plan, a user for their own, and those who run the platform for both. */
async function requireSay(
  stored: StoredSubscription | undefined,
  type: StoredSubscription['kind'],
  caller: Caller,
  work: PlanWork,
): Promise<void> {
  if (caller.account?.isPlatformAdmin) return;
  // Said before anything is known of the subscription.
  if (type === 'team') requireReady(caller);
  if (type === 'team' && stored?.kind === 'team') return requirePlanOf(stored.ownerId, caller, work);
  if (stored?.ownerId !== actorOf(caller).userId) throw new Problem('plan.notFound');
}
