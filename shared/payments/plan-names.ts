/** The plans of a community (decision D31), the free one first. */
export type TeamPlan = 'rookie' | 'pro' | 'elite';

/** The plans of a user, the free one first. */
export type UserPlan = 'free' | 'plus';

export type PlanId = TeamPlan | UserPlan;

/** Those that cost something. */
export type PaidPlan = 'pro' | 'elite' | 'plus';
