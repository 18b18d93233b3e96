import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { plansContract } from '#shared/payments/plans/contract.ts';
import { isPaidPlan, plans } from '#shared/payments/plans.ts';
import { planPrices } from '../plan-request.ts';

type Operations = (typeof plansContract)['operations'];

/** The catalogue with the prices of this stage. */
export function getPlans(): Output<Operations['getPlans']> {
  const prices = planPrices();
  return {
    plans: plans.map(({ id, features, ...plan }) => ({
      ...plan,
      id,
      features: [...features],
      priceId: isPaidPlan(id) ? prices[id] : null,
    })),
  };
}

/** What a product of the catalogue is called. */
export function getProduct({ productId }: Parsed<Operations['getProduct']>): Output<Operations['getProduct']> {
  const plan = plans.find(({ uid }) => uid === productId);
  if (!plan) throw new Problem('plan.productNotFound');
  return { id: plan.uid, name: plan.item };
}
