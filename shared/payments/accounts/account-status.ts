import * as z from 'zod';

/** The states of a payout account: the two of the specification, and two more in which no card payment can be taken. */
export const AccountStatus = z.enum(['incomplete', 'active', 'restricted', 'disconnected']);
export type AccountStatus = z.infer<typeof AccountStatus>;

/** What the payment provider says of an account, at one moment. */
export interface AccountFacts {
  readonly chargesEnabled: boolean;
  readonly detailsSubmitted: boolean;
  readonly payoutsEnabled: boolean;
  /** Keys of what the provider still needs. */
  readonly currentlyDue: readonly string[];
  /** Those of them whose deadline is over. */
  readonly pastDue: readonly string[];
  /** The instant by which what is due is needed; after it the provider stops charges or payouts. */
  readonly dueBy?: string | undefined;
  /** The provider's word for why charges or payouts are off. */
  readonly disabledReason?: string | undefined;
}

type Standing = Pick<AccountFacts, 'chargesEnabled' | 'detailsSubmitted' | 'pastDue' | 'disabledReason'> & {
  /** When it was unlinked, or the organizer took our access away at the provider. */
  readonly disconnectedAt?: string | undefined;
};

/**
 * Active exactly when charges are enabled and the details were submitted (R-PAYOUT-09 and 10, promise P17). Of those that
 * are not, an account whose details were once complete is restricted when a deadline passed or the provider stopped it.
 */
export function statusOf({
  chargesEnabled,
  detailsSubmitted,
  pastDue,
  disabledReason,
  disconnectedAt,
}: Standing): AccountStatus {
  if (disconnectedAt) return 'disconnected';
  if (chargesEnabled && detailsSubmitted) return 'active';
  const isStopped = pastDue.length > 0 || (disabledReason !== undefined && !waits.has(disabledReason));
  return detailsSubmitted && isStopped ? 'restricted' : 'incomplete';
}

/** Reasons that only say that something is still being checked. */
const waits = new Set(['requirements.pending_verification', 'under_review', 'action_required.requested_capabilities']);

/** How long card payments wait after an organizer changed to another account (threat T64). */
export const holdMs = 24 * 60 * 60_000;

interface Taking extends Standing {
  readonly heldUntil?: string | undefined;
  /** When its owner deleted their account. */
  readonly ownerLeftAt?: string | undefined;
}

/** Whether card payments can be taken on an account now. */
export const canCharge = (account: Taking, now: Date): boolean =>
  statusOf(account) === 'active' && !account.ownerLeftAt && !isHeld(account, now);

/** Whether the account was changed for another one so recently that card payments wait. */
const isHeld = ({ heldUntil }: { readonly heldUntil?: string | undefined }, now: Date): boolean =>
  heldUntil !== undefined && now < new Date(heldUntil);

/** So many days before a deadline the organizer hears of it. */
export const remindDaysBefore = [7, 3, 1] as const;
const dayMs = 24 * 60 * 60_000;

/** The reminder that is due now: the days before the deadline that it is named by; none before the first and after the deadline. */
export function reminderOf(dueBy: string, now: Date): (typeof remindDaysBefore)[number] | undefined {
  const daysLeft = (new Date(dueBy).getTime() - now.getTime()) / dayMs;
  if (daysLeft <= 0) return undefined;
  return remindDaysBefore.findLast((days) => daysLeft <= days);
}
