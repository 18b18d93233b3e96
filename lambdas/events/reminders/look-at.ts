import { seating } from '#shared/events/rsvp/line/seats.ts';
import type { StoredEvent } from '../details/stored-event.ts';
import type { EventWork } from '../notifications/event-work.ts';
import type { Notifier } from '../notifications/notifier.ts';
import { reminderDueAt, reminderEndsAt, remindersOf } from './reminder-times.ts';

export type Reminder = Extract<EventWork, { kind: 'remind' }>;

/** How old what is known of an event may be when its reminders go out. */
const lookAgainMs = 1000;

interface Seen {
  /** Undefined when the event is not, or no longer, to be reminded of. */
  readonly event: StoredEvent | undefined;
  /** Who is in. */
  readonly people: ReadonlySet<string>;
}

/** Looks at the event that a reminder is of, again whenever what is known of it has grown old. */
export function lookAt(reminder: Reminder, { find }: Pick<Notifier, 'find'>, now: () => Date): () => Promise<Seen> {
  const look = async () => {
    const found = await find(reminder.eventId);
    return { event: found?.event, people: new Set(found ? seating(found.line).in : []) };
  };
  let seen = look();
  let seenAt = now().getTime();
  return async () => {
    const at = now();
    if (at.getTime() - seenAt > lookAgainMs) {
      seen = look();
      seenAt = at.getTime();
    }
    const { event, people } = await seen;
    return { event: event && isFor(reminder, event, at) ? event : undefined, people };
  };
}

function isFor({ startsAt, minutesBefore }: Reminder, event: StoredEvent, at: Date): boolean {
  if (event.status !== 'scheduled' || event.startsAt !== startsAt) return false;
  if (!remindersOf(event).includes(minutesBefore)) return false;
  return at >= reminderDueAt(startsAt, minutesBefore) && at < reminderEndsAt(event, minutesBefore);
}
