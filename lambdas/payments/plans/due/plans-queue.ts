import * as z from 'zod';
import type { DueWork } from '#lambdas/kernel/due/due-index.ts';
import { graceMs, noticeMs, roomReminderMs } from '#shared/payments/plans/subscription-state.ts';

/** Where subscriptions wait to be looked at again. */
export const plansQueue = 'payments-plans';

/** A subscription to look at, or an owner to remind that the time to make room is almost over. */
export const DuePlan = z.union([
  z.strictObject({ subscriptionId: z.string() }),
  z.strictObject({ kind: z.enum(['team', 'user']), ownerId: z.string(), until: z.string() }),
]);

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

/** When an owner is reminded to make room. */
export function reminderOf(data: { kind: 'team' | 'user'; ownerId: string; until: string }): DueWork {
  const { kind, ownerId, until } = data;
  const dueAt = new Date(new Date(until).getTime() - roomReminderMs).toISOString();
  return { queue: plansQueue, key: `${ownerId}/${dueAt}`, dueAt, data: { kind, ownerId, until } };
}
