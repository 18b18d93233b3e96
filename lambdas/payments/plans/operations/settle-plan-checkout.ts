import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { plansContract } from '#shared/payments/plans/contract.ts';
import { paysFor } from '#shared/payments/plans/subscription-state.ts';
import { askProvider } from '../ask-provider.ts';
import { subscriptionOf } from '../from-provider.ts';
import { type PlanWork, syncNow } from '../plan-work.ts';

type Operations = (typeof plansContract)['operations'];

/**
 * Says of the payment page that its payer comes back from what the provider says of it, never what the address says
 * (decision D30). What was paid is kept at once, so that the payer need not wait for a webhook.
 */
export async function settlePlanCheckout(
  { checkoutId }: Parsed<Operations['settlePlanCheckout']>,
  caller: Caller,
  work: PlanWork,
): Promise<Output<Operations['settlePlanCheckout']>> {
  const { stripe } = await work.provider();
  const session = await askProvider(stripe.checkout.sessions.retrieve(checkoutId).catch(missing));
  if (session?.metadata?.payerId !== actorOf(caller).userId) throw new Problem('plan.checkoutNotFound');
  if (session.status !== 'complete') return { status: 'open' };
  const subscriptionId = subscriptionOf(session);
  if (!subscriptionId) return { status: 'pending' };
  await askProvider(syncNow(subscriptionId, stripe, work, caller.now));
  const stored = await work.subscriptions.find(subscriptionId);
  return { status: stored && paysFor(stored, caller.now) ? 'active' : 'pending' };
}

function missing(error: unknown): undefined {
  if (error instanceof Error && 'statusCode' in error && error.statusCode === 404) return undefined;
  throw error;
}
