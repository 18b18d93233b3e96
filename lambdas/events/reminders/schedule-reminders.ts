import type { DueIndex } from '#lambdas/kernel/due/due-index.ts';
import type { StoredEvent } from '../details/stored-event.ts';
import { type EventWork, eventQueue } from '../notifications/event-work.ts';
import { reminderDueAt, remindersOf } from './reminder-times.ts';

/**
 * Notes when an event's reminders are due. What was noted for an earlier start is left there: it does nothing once the
 * start is another. Who hears of an event later than a reminder was due needs no such reminder.
 * @param heardAt when the event got this start, or any change after that
 */
export async function scheduleReminders(
  event: StoredEvent | undefined,
  heardAt: Date,
  due: DueIndex,
  now: Date,
): Promise<void> {
  if (event?.status !== 'scheduled') return;
  const { eventId, startsAt } = event;
  for (const minutesBefore of remindersOf(event)) {
    const dueAt = reminderDueAt(startsAt, minutesBefore);
    if (dueAt <= heardAt) continue;
    const data: EventWork = { kind: 'remind', eventId, startsAt, minutesBefore };
    // The start is part of it: what was put aside for an earlier start may be due in the same minute.
    const key = `remind/${eventId}/${minutesBefore}/${startsAt}`;
    await due.schedule({ queue: eventQueue, key, dueAt: dueAt.toISOString(), data }, now);
  }
}
