import { quantity } from '../quantity.ts';
import { teamEntitlements, userEntitlements } from './entitlements.ts';
import type { PlanId, TeamPlan, UserPlan } from './plan-names.ts';
import { planOf } from './plans.ts';

const upward: Readonly<Record<PlanId, PlanId | undefined>> = {
  rookie: 'pro',
  pro: 'elite',
  elite: undefined,
  free: 'plus',
  plus: undefined,
};
const isTeamPlan = (plan: PlanId): plan is TeamPlan => planOf(plan).kind === 'team';
const isUserPlan = (plan: PlanId): plan is UserPlan => planOf(plan).kind === 'user';

const adminsWords = (plan: TeamPlan) => {
  const { admins } = teamEntitlements(plan);
  return admins === undefined ? 'as many admins as you like' : `up to ${quantity(admins, 'admin')} besides the owner`;
};

/** What a plan gives where a limit stops a user, by the error that says so; absent for plans of the other kind. */
const given: Readonly<Record<string, (plan: PlanId) => string | undefined>> = {
  'team.membersOfPlan': (plan) =>
    isTeamPlan(plan) ? `up to ${quantity(teamEntitlements(plan).members, 'member')}` : undefined,
  'team.adminsOfPlan': (plan) => (isTeamPlan(plan) ? adminsWords(plan) : undefined),
  'search.tooMany': (plan) =>
    isUserPlan(plan) ? quantity(userEntitlements(plan).savedSearches, 'saved search', 'saved searches') : undefined,
};

/**
 * What the next plan gives where a limit of the present one was reached: `With Pro you get up to 10 admins besides the owner.`
 * Nothing for the largest plan, and for errors that no plan changes.
 */
export function nextPlanWords(code: string, plan: PlanId): string | undefined {
  const next = upward[plan];
  const words = next && given[code]?.(next);
  return next && words ? `With ${planOf(next).label} you get ${words}.` : undefined;
}

/** How large a community is: its members, and its admins besides the owner. */
interface Size {
  readonly members: number;
  readonly admins: number;
}

/** What of a community goes beyond a plan: `620 members, and Rookie allows 500`. Empty where all of it is within. */
export function beyondPlan(plan: TeamPlan, { members, admins }: Size): string[] {
  const most = teamEntitlements(plan);
  const { label } = planOf(plan);
  const isBeyond = (count: number, allowed = Number.POSITIVE_INFINITY) => count > allowed;
  return [
    ...(isBeyond(members, most.members)
      ? [`${quantity(members, 'member')}, and ${label} allows ${most.members.toLocaleString('en-US')}`]
      : []),
    ...(isBeyond(admins, most.admins)
      ? [`${quantity(admins, 'admin')} besides you, and ${label} allows ${most.admins}`]
      : []),
  ];
}
