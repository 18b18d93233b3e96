import * as z from 'zod';
import type { DueWork } from '#lambdas/kernel/due/due-index.ts';
import { graceMs, noticeMs } from '#shared/payments/plans/subscription-state.ts';

/** Where subscriptions wait to be looked at again. */
export const plansQueue = 'payments-plans';

export const DueSubscription = z.strictObject({ subscriptionId: z.string() });

const hourMs = 60 * 60_000;
const look = (subscriptionId: string, at: number): DueWork => {
  const dueAt = new Date(at).toISOString();
  return { queue: plansQueue, key: `${subscriptionId}/${dueAt}`, dueAt, data: { subscriptionId } };
};

/** When a subscription is looked at again: before a year is paid for anew, after its period, and when a grace is over. */
export function looksAt(
  { subscriptionId, until, what, kind }: { subscriptionId: string; until: string; what: string; kind: 'team' | 'user' },
  now: Date,
): DueWork[] {
  if (what === 'ended') return [];
  const end = new Date(until).getTime();
  return [
    ...(kind === 'user' ? [look(subscriptionId, end - noticeMs)] : []),
    // The provider switches first; an hour later its webhook came, or was lost.
    look(subscriptionId, end + hourMs),
    ...(what === 'paymentFailed' ? [look(subscriptionId, now.getTime() + graceMs)] : []),
  ];
}
