import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import type { DueIndex } from '#lambdas/kernel/due/due-index.ts';
import { deliver } from '#lambdas/notifications/ports/deliver.ts';
import { isDependantId } from '#shared/ids.ts';
import { guardianReminders } from '../dependants/reminders/queue.ts';
import { asToldTo } from '../guests/guest-links.ts';
import type { Notifier } from '../notifications/notifier.ts';
import { lookAt, type Reminder } from './look-at.ts';
import { eventReminder } from './reminder-mail.ts';
import { reminderDueAt } from './reminder-times.ts';

const mailsAtOnce = 10;

/**
 * Reminds all who are in, each once per start of the event (P19). The event and its line are looked at again while
 * it goes on, so no one is reminded of what was moved, cancelled or left, nor after the start (P20). Where dependants are
 * in, their guardians are reminded by a job of their own.
 */
export async function remind(
  reminder: Reminder,
  by: Notifier & { readonly due: Pick<DueIndex, 'schedule'> },
  now: () => Date,
): Promise<void> {
  const { eventId, startsAt, minutesBefore } = reminder;
  const look = lookAt(reminder, by, now);
  const cause = `events.reminder/${eventId}/${minutesBefore}/${startsAt}`;
  const causedAt = reminderDueAt(startsAt, minutesBefore).toISOString();
  const { people } = await look();
  if ([...people].some(isDependantId)) await by.due.schedule(guardianReminders.of(reminder, causedAt), now());
  const accounts = [...people].filter((userId) => !isDependantId(userId));
  await inParallel(accounts, mailsAtOnce, async (userId) => {
    const { event, people: still } = await look();
    if (!event || !still.has(userId)) return;
    const at = now();
    const words = await asToldTo(userId, eventReminder(event, at, by.home), by);
    const about = { eventId, startsAt };
    await deliver({ cause, causedAt, userId, topic: 'eventReminder', about, tell: () => words }, by, at);
  });
}
