import type { DueIndex } from '#lambdas/kernel/due/due-index.ts';
import { minimumDecidesAt, minimumWarnsAt } from '#shared/events/lifecycle/minimum.ts';
import type { StoredEvent } from '../../details/stored-event.ts';
import { type MinimumWork, minimumQueue } from './minimum-work.ts';

/**
 * Notes when an event is to be looked at for too few people. What was noted for another decision does nothing.
 * @param heardAt when the event became what it is
 */
export async function scheduleMinimumCheck(
  event: StoredEvent | undefined,
  heardAt: Date,
  due: Pick<DueIndex, 'schedule'>,
  now: Date,
): Promise<void> {
  if (event?.status !== 'scheduled' || !event.hasMinimumNeeded) return;
  const { eventId } = event;
  const decides = minimumDecidesAt(event);
  const decidesAt = decides.toISOString();
  for (const step of ['warn', 'decide'] as const) {
    const dueAt = step === 'warn' ? minimumWarnsAt(event, heardAt) : decides;
    if (step === 'warn' && dueAt <= heardAt) continue;
    const data: MinimumWork = { eventId, step, decidesAt };
    const key = `${eventId}/${step}/${decidesAt}`;
    await due.schedule({ queue: minimumQueue, key, dueAt: dueAt.toISOString(), data }, now);
  }
}
