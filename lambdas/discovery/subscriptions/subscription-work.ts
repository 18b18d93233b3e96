import * as z from 'zod';
import type { DueWork } from '#lambdas/kernel/due/due-index.ts';
import { nextWakeAt } from '#shared/discovery/subscriptions/due-times.ts';
import type { ActivitySubscription } from '#shared/discovery/subscriptions/schemas.ts';

/** Where activity subscriptions wait for their mails. */
export const subscriptionQueue = 'discovery-subscriptions';

/** `look`: see whether there is something to tell. `confirm`: say what was subscribed to. */
export const SubscriptionWork = z.strictObject({
  kind: z.enum(['look', 'confirm']),
  userId: z.string(),
  id: z.int(),
});
export type SubscriptionWork = z.infer<typeof SubscriptionWork>;

export const subscriptionWork = (work: SubscriptionWork, dueAt: string): DueWork => ({
  queue: subscriptionQueue,
  key: `${work.userId}/${work.id}/${work.kind}`,
  dueAt,
  data: work,
});

type Owned = Pick<ActivitySubscription, 'id' | 'frequency' | 'startDate' | 'endDate'>;

/** Looking at one again when its next digest, or its end, comes; nothing where neither comes by itself. */
export function nextCheck(userId: string, one: Owned, timeZone: string, now: Date): DueWork | undefined {
  const dueAt = nextWakeAt(one, timeZone, now);
  return dueAt === undefined ? undefined : subscriptionWork({ kind: 'look', userId, id: one.id }, dueAt);
}
