import type { Money } from '../money.ts';
import { quantity } from '../quantity.ts';
import { teamEntitlements, userEntitlements } from './entitlements.ts';
import type { PaidPlan, PlanId, TeamPlan, UserPlan } from './plan-names.ts';

/** What is sold: a plan of a community for a month, or of a user for a year. */
export interface Plan {
  readonly id: PlanId;
  readonly kind: 'team' | 'user';
  /** The product, as subscriptions name it. */
  readonly uid: string;
  /** What the product is called. */
  readonly item: string;
  readonly label: string;
  readonly cost: Money<'USD'>;
  readonly period: 'month' | 'year';
  /** What one gets, as lines of a list: only what the product does today. */
  readonly features: readonly string[];
}

const percentOf = (hundredths: number) => `${hundredths / 100}%`;

function teamPlan(id: TeamPlan, item: string, label: string, dollars: number): Plan {
  const { members, admins, feeHundredths } = teamEntitlements(id);
  const features = [
    `Up to ${quantity(members, 'member')}`,
    admins === undefined ? 'As many admins as you like' : `Up to ${quantity(admins, 'admin')} besides you`,
    `Service fee of ${percentOf(feeHundredths)} plus $0.30, or about as much in your currency, for each card payment`,
  ];
  const cost = { amountMinor: dollars * 100, currency: 'USD' } as const;
  return { id, kind: 'team', uid: `organizer-${id}`, item, label, cost, period: 'month', features };
}

function userPlan(id: UserPlan, item: string, label: string, dollars: number): Plan {
  const cost = { amountMinor: dollars * 100, currency: 'USD' } as const;
  const { savedSearches, calendarInvitations, supporterBadge } = userEntitlements(id);
  const features = [
    quantity(savedSearches, 'saved search', 'saved searches'),
    ...(calendarInvitations ? ['Events you join go into your calendar by themselves'] : []),
    ...(supporterBadge ? ['A supporter badge on your profile and rosters'] : []),
  ];
  return { id, kind: 'user', uid: `member-${id}`, item, label, cost, period: 'year', features };
}

/** Every plan, from the least to the most of each kind (decisions D31 and D54). */
export const plans: readonly Plan[] = [
  teamPlan('rookie', 'Organizer Rookie', 'Rookie', 0),
  teamPlan('pro', 'Organizer Pro', 'Pro', 19),
  teamPlan('elite', 'Organizer Elite', 'Elite', 49),
  userPlan('free', 'Member Free', 'Free', 0),
  userPlan('plus', 'Member Plus', 'Plus', 29),
];

/** What is left where nothing is paid. */
export const freePlans = { team: 'rookie', user: 'free' } as const;

export const isPaidPlan = (id: string): id is PaidPlan => id === 'pro' || id === 'elite' || id === 'plus';

/** A plan by its id, which is one of the catalogue's. */
export const planOf = (id: PlanId): Plan => {
  const plan = plans.find((each) => each.id === id);
  if (!plan) throw new Error(`There is no plan ${id}`);
  return plan;
};
