import type { TeamPlan, UserPlan } from './plan-names.ts';

/** What a community may have, by its plan. What goes beyond stays and can be read; nothing is added to it. */
interface TeamEntitlements {
  readonly members: number;
  /** Beside the owner; without a number any number. */
  readonly admins?: number;
  /** The service fee's share of the prices, in hundredths of a percent. */
  readonly feeHundredths: number;
}

interface UserEntitlements {
  readonly savedSearches: number;
  /** Their calendar takes in the events they join by itself, from the mail that says so. */
  readonly calendarInvitations: boolean;
  /** Others see that they support the product. */
  readonly supporterBadge: boolean;
}

/** What a community or a user can have only so many of. A new limit needs words in `plan-limits.ts`, for when a plan goes down. */
export type TeamLimit = Exclude<keyof TeamEntitlements, 'feeHundredths'>;
export type UserLimit = Exclude<keyof UserEntitlements, 'calendarInvitations' | 'supporterBadge'>;

/** The one table of what plans allow (`docs/contexts.md` says what reads it). */
const entitlements = {
  team: {
    rookie: { members: 500, admins: 3, feeHundredths: 300 },
    pro: { members: 2_000, admins: 10, feeHundredths: 150 },
    elite: { members: 10_000, feeHundredths: 50 },
  } satisfies Readonly<Record<TeamPlan, TeamEntitlements>>,
  user: {
    free: { savedSearches: 10, calendarInvitations: false, supporterBadge: false },
    plus: { savedSearches: 25, calendarInvitations: true, supporterBadge: true },
  } satisfies Readonly<Record<UserPlan, UserEntitlements>>,
} as const;

export const teamEntitlements = (plan: TeamPlan = 'rookie'): TeamEntitlements => entitlements.team[plan];
export const userEntitlements = (plan: UserPlan = 'free'): UserEntitlements => entitlements.user[plan];
