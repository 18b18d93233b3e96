import type { PaidPlan } from '../plan-names.ts';
import type { SubscriptionHappening, SubscriptionStatus } from './schemas.ts';

/** What the payment provider says of a subscription, at one moment. */
export interface SubscriptionFacts {
  readonly planId: PaidPlan;
  readonly status: SubscriptionStatus;
  /** Instants. */
  readonly periodStart: string;
  readonly periodEnd: string;
  readonly cancelAtPeriodEnd: boolean;
}

/** The same as it is kept. */
export interface SubscriptionState extends SubscriptionFacts {
  /** Since when a payment is missing, as an instant. */
  readonly pastDueSince?: string;
}

const dayMs = 24 * 60 * 60_000;
/** How long a plan stays while a payment is missing. */
export const graceMs = 14 * dayMs;
/** So long before a year is paid for again, its payer hears of it. */
export const noticeMs = 7 * dayMs;
/** How long there is to make room after a plan went down (domain 4.14), and how long before its end that is said again. */
export const roomMs = 90 * dayMs;
export const roomReminderMs = 7 * dayMs;

/** The provider's words for states; what it holds back without an end is treated as a missing payment. */
export const statusFrom: Readonly<Record<string, SubscriptionStatus>> = {
  incomplete: 'incomplete',
  incomplete_expired: 'cancelled',
  trialing: 'trialing',
  active: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  paused: 'past_due',
  canceled: 'cancelled',
};

/** What is kept after the provider was asked: what ended never begins again (promise P16). */
export function merged(before: SubscriptionState | undefined, found: SubscriptionFacts, now: Date): SubscriptionState {
  if (before?.status === 'cancelled') return before;
  if (found.status !== 'past_due') return found;
  return { ...found, pastDueSince: before?.pastDueSince ?? now.toISOString() };
}

/** Whether a subscription pays for its plan now: trial, paid, or a missing payment in its grace (promise P16). */
export function paysFor({ status, pastDueSince }: SubscriptionState, now: Date): boolean {
  if (status === 'trialing' || status === 'active') return true;
  return status === 'past_due' && !isGraceOver({ status, ...(pastDueSince && { pastDueSince }) }, now);
}

/** Whether a payment has been missing for too long. */
export const isGraceOver = (
  { status, pastDueSince }: Pick<SubscriptionState, 'status' | 'pastDueSince'>,
  now: Date,
): boolean =>
  status === 'past_due' && pastDueSince !== undefined && now.getTime() >= new Date(pastDueSince).getTime() + graceMs;

const begun = (state: SubscriptionState | undefined) => state !== undefined && state.status !== 'incomplete';

/** What became of a subscription between two looks, in the order in which it is told. */
export function happenings(before: SubscriptionState | undefined, after: SubscriptionState): SubscriptionHappening[] {
  const isOver = after.status === 'cancelled';
  if (!begun(after) || before?.status === 'cancelled') return [];
  if (!before || !begun(before)) return isOver ? [] : ['started'];
  return isOver ? ['ended'] : between(before, after);
}

function between(before: SubscriptionState, after: SubscriptionState): SubscriptionHappening[] {
  const told: [SubscriptionHappening, boolean][] = [
    ['changed', before.planId !== after.planId],
    ['renewed', before.periodEnd < after.periodEnd && before.planId === after.planId && after.status === 'active'],
    ['paymentFailed', after.status === 'past_due' && before.status !== 'past_due'],
    ['willEnd', after.cancelAtPeriodEnd && !before.cancelAtPeriodEnd],
    ['continued', before.cancelAtPeriodEnd && !after.cancelAtPeriodEnd],
  ];
  return told.flatMap(([what, isSo]) => (isSo ? [what] : []));
}
