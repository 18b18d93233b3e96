import { plansContract } from '#shared/payments/plans/contract.ts';
import { readFlags } from '#web/app/flags/read-flags.ts';
import { operations } from '#web/app/operations/operations.ts';

/** What both pricing pages show. */
export async function loadPricing() {
  const [{ plans }, { subscriptions }] = await Promise.all([operations(plansContract).getPlans({}), readFlags()]);
  return { plans, isOffered: subscriptions };
}
