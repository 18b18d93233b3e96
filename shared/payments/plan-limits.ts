import { quantity } from '../quantity.ts';
import { type TeamLimit, teamEntitlements, type UserLimit, userEntitlements } from './entitlements.ts';
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

type Limit = TeamLimit | UserLimit;
/** How much there is of what plans limit. */
export type Counts = Readonly<Partial<Record<Limit, number>>>;

/** What there is more of than the plan allows. */
export interface Exceeded {
  readonly limit: Limit;
  readonly used: number;
  readonly most: number;
}

const allowed = (plan: PlanId): Counts => {
  if (isUserPlan(plan)) return { savedSearches: userEntitlements(plan).savedSearches };
  const { members, admins } = teamEntitlements(isTeamPlan(plan) ? plan : undefined);
  return { members, ...(admins !== undefined && { admins }) };
};

/** Each limit: what of it goes beyond, and what can’t be done while it does. */
const limits: Readonly<Record<Limit, { readonly counted: (count: number) => string; readonly stops: string }>> = {
  members: { counted: (count) => quantity(count, 'member'), stops: 'New players can’t be invited or join.' },
  admins: {
    counted: (count) => `${quantity(count, 'admin')} besides the owner`,
    stops: 'No one else can become an admin.',
  },
  savedSearches: {
    counted: (count) => quantity(count, 'saved search', 'saved searches'),
    stops: 'You can’t save another search.',
  },
};

/** What goes beyond a plan, of everything that plans limit. Empty where all of it is within. */
export function exceeded(plan: PlanId, counts: Counts): Exceeded[] {
  const most = allowed(plan);
  return (Object.keys(limits) as Limit[]).flatMap((limit) => {
    const [used = 0, upTo = Number.POSITIVE_INFINITY] = [counts[limit], most[limit]];
    return used > upTo ? [{ limit, used, most: upTo }] : [];
  });
}

/** `620 members, and Rookie allows 500`; `500 members, as many as Rookie allows` where none is left. */
export function usedWords(plan: PlanId, { limit, used, most }: Exceeded): string {
  const [counted, { label }] = [limits[limit].counted(used), planOf(plan)];
  return used > most
    ? `${counted}, and ${label} allows ${most.toLocaleString('en-US')}`
    : `${counted}, as many as ${label} allows`;
}

/** `620 members, and Rookie allows 500`, for each thing that goes beyond. */
export const exceededWords = (plan: PlanId, beyond: readonly Exceeded[]): string[] =>
  beyond.map((one) => usedWords(plan, one));

/** What can’t be done while things go beyond. */
export const stopsWords = (beyond: readonly Exceeded[]): string[] => beyond.map(({ limit }) => limits[limit].stops);

/** Whether the second plan allows less than the first. */
export const isLess = (from: PlanId, to: PlanId): boolean =>
  planOf(to).cost.amountMinor < planOf(from).cost.amountMinor;
