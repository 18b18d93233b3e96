import type { Counts } from '#shared/payments/plan-limits.ts';
import type { PlanId } from '#shared/payments/plan-names.ts';
import type { StoredSubscription } from './subscription-store.ts';

/** What a community or a user has by a plan, and by which subscription. */
export interface PlanHolder {
  readonly planSubscriptionId?: string | undefined;
  readonly plan: PlanId;
  /** How much there is of what plans limit. */
  readonly counts: Counts;
  /** Until when there is time to make room, where a plan went down. */
  readonly overPlanUntil?: string | undefined;
}

export type Owned = Pick<StoredSubscription, 'kind' | 'ownerId'>;
