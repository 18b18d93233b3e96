import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { handler } from '#lambdas/payments/plans/api.ts';
import { handler as plansDueHandler } from '#lambdas/payments/plans/due/job.ts';
import type { PaidPlan } from '#shared/payments/plan-names.ts';
import { plansContract } from '#shared/payments/plans/contract.ts';
import { runJob } from '#tests/support/product/run-job.ts';
import { cloud } from '../product/cloud.ts';
import { product } from '../product/product.ts';

export const plansApi = product.client(plansContract, handler);

/** The page on which a payer pays, by its id. */
export const checkoutIn = (url: string): string => url.split('/').at(-1) ?? '';

/** A person pays for a plan and comes back: the subscription's id. */
export async function aPlan(person: Account, planId: PaidPlan, teamId?: string): Promise<string> {
  const mine = plansApi.signedInAs(person);
  const { url } = await mine.createSubscription({ planId, ...(teamId && { teamId }) });
  const subscriptionId = cloud.billing.pay(url);
  await mine.settlePlanCheckout({ checkoutId: checkoutIn(url) });
  return subscriptionId;
}

/** Lets what subscriptions have to do by now be done, and delivers what follows. */
export async function plansDue(): Promise<void> {
  await product.drain();
  await runJob(plansDueHandler);
  await product.drain();
}
