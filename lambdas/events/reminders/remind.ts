import { seating } from '#shared/events/seats.ts';
import { deliver } from '../../kernel/deliver.ts';
import { inParallel } from '../../kernel/in-parallel.ts';
import type { EventWork } from '../event-work.ts';
import { asToldTo } from '../guests/guest-links.ts';
import type { Telegraph } from '../notices/tell.ts';
import type { Situation } from '../situation.ts';
import type { StoredEvent } from '../stored-event.ts';
import { eventReminder } from './reminder-mail.ts';
import { reminderDueAt, reminderEndsAt, remindersOf } from './reminder-times.ts';

type Reminder = Extract<EventWork, { kind: 'remind' }>;

const mailsAtOnce = 10;
/** How old what is known of an event may be when somebody is reminded of it. */
const lookAgainMs = 1000;

/**
 * Reminds everybody who is in, each once per start of the event (P19). The event and its line are looked at again while
 * it goes on, so nobody is reminded of what was moved, cancelled or left, nor after the start (P20).
 */
export async function remind(reminder: Reminder, by: Telegraph, now: () => Date): Promise<void> {
  const { eventId, startsAt, minutesBefore } = reminder;
  const look = lookingAgain(async () => toGuests(await by.find(eventId)), now);
  const cause = `events.reminder/${eventId}/${minutesBefore}/${startsAt}`;
  const causedAt = reminderDueAt(startsAt, minutesBefore).toISOString();
  const { people } = await look();
  await inParallel([...people], mailsAtOnce, async (userId) => {
    const guests = await look();
    const { event } = guests;
    const at = now();
    if (!event || !isFor(reminder, event, at) || !guests.people.has(userId)) return;
    const words = await asToldTo(userId, eventReminder(event, at, by.home), by);
    const about = { eventId, startsAt };
    await deliver({ cause, causedAt, userId, topic: 'eventReminder', about, tell: () => words }, by, at);
  });
}

const toGuests = (found: Situation | undefined) => ({
  event: found?.event,
  people: new Set(found ? seating(found.line).in : []),
});

function isFor({ startsAt, minutesBefore }: Reminder, event: StoredEvent, at: Date): boolean {
  if (event.status !== 'scheduled' || event.startsAt !== startsAt) return false;
  if (!remindersOf(event).includes(minutesBefore)) return false;
  return at >= reminderDueAt(startsAt, minutesBefore) && at < reminderEndsAt(startsAt, minutesBefore);
}

function lookingAgain<Seen>(look: () => Promise<Seen>, now: () => Date): () => Promise<Seen> {
  let seen = look();
  let seenAt = now().getTime();
  return () => {
    if (now().getTime() - seenAt > lookAgainMs) {
      seen = look();
      seenAt = now().getTime();
    }
    return seen;
  };
}
