import type { DueIndex } from '#lambdas/kernel/due/due-index.ts';
import type { StoredEvent } from '../../details/stored-event.ts';
import { type FinishWork, finishedAt, finishQueue } from './finish-work.ts';

/** Notes when an event will be over. What was noted for another end does nothing. */
export async function scheduleCompletion(
  event: StoredEvent | undefined,
  due: Pick<DueIndex, 'schedule'>,
  now: Date,
): Promise<void> {
  if (event?.status !== 'scheduled') return;
  const { eventId, endsAt } = event;
  const data: FinishWork = { eventId, endsAt };
  const dueAt = finishedAt(endsAt).toISOString();
  await due.schedule({ queue: finishQueue, key: `${eventId}/${endsAt}`, dueAt, data }, now);
}
