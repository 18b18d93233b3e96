import { variable } from '#lambdas/kernel/env.ts';
import type { PaidPlan } from '#shared/payments/plan-names.ts';
import { planOf } from '#shared/payments/plans.ts';

/** What is asked of the provider for a plan, worked out by the server alone (R-PLAN-25). */
export interface PlanRequest {
  readonly items: readonly [
    {
      readonly id: PaidPlan;
      readonly name: string;
      readonly quantity: 1;
      /** In minor units. */
      readonly cost: number;
      readonly type: 'team' | 'user';
      readonly subscriptionPriceId: string;
      readonly platform: 'rovers' | 'meh';
    },
  ];
  readonly environment: 'test' | 'live';
}

/** The provider's prices of the paid plans in this stage. */
export const planPrices = (): Readonly<Record<PaidPlan, string>> => JSON.parse(variable('PLAN_PRICES'));

/** The plan that a price of the provider is for; none for a price that is not sold in this stage. */
export function planOfPrice(priceId: string): PaidPlan | undefined {
  const prices = planPrices();
  return (Object.keys(prices) as PaidPlan[]).find((id) => prices[id] === priceId);
}

export function planRequest(id: PaidPlan, platform: 'rovers' | 'meh', livemode: boolean): PlanRequest {
  const { item, kind, cost } = planOf(id);
  const price = { subscriptionPriceId: planPrices()[id], quantity: 1 } as const;
  return {
    items: [{ id, name: item, cost: cost.amountMinor, type: kind, ...price, platform }],
    environment: livemode ? 'live' : 'test',
  };
}
