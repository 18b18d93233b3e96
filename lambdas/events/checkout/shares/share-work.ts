import * as z from 'zod';
import type { DueIndex } from '#lambdas/kernel/due/due-index.ts';
import { cardShareOf, shareLocksAt } from '#shared/events/payments/card-share.ts';
import { EventId } from '#shared/ids.ts';
import type { StoredEvent } from '../../details/stored-event.ts';

/** Where events wait whose shared cost gets its final price. */
export const shareQueue = 'events-shares';

export const ShareWork = z.strictObject({
  eventId: EventId,
  /** What was noted for another start does nothing. */
  locksAt: z.iso.datetime(),
});
export type ShareWork = z.infer<typeof ShareWork>;

/** Notes when the price of a shared cost is final. */
export async function scheduleShareLock(
  event: StoredEvent | undefined,
  due: Pick<DueIndex, 'schedule'>,
  now: Date,
): Promise<void> {
  if (event?.status !== 'scheduled' || !cardShareOf(event)) return;
  const { eventId, startsAt } = event;
  const locksAt = shareLocksAt(startsAt);
  const data: ShareWork = { eventId, locksAt };
  await due.schedule({ queue: shareQueue, key: `${eventId}/${locksAt}`, dueAt: locksAt, data }, now);
}
