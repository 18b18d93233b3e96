import type { Told } from '#lambdas/notifications/ports/deliver.ts';
import { toCalendarOfDates } from '#shared/events/calendars/calendar.ts';
import { type Situation, sequenceOf } from '../../details/situation.ts';
import { eventUrl, type MailHome } from '../../notifications/event-words.ts';

interface Dates {
  /** Those that the person is in. */
  readonly on?: readonly Situation[];
  /** Those that go out of their calendar. */
  readonly off?: readonly Situation[];
}

/** One file with the dates of a series, each the entry that a mail about it alone would bring. */
export function calendarOfDates({ on = [], off = [] }: Dates, home: MailHome): NonNullable<Told['calendar']> {
  const entry = (isOff: boolean) => (one: Situation) => ({
    event: one.event,
    isOff,
    sequence: sequenceOf(one),
    url: eventUrl(one.event, home),
  });
  const dates = [...on.map(entry(false)), ...off.map(entry(true))];
  const [first] = [...on, ...off];
  const organizer = { name: first?.event.hostName ?? '', email: home.fromAddress };
  return { method: 'PUBLISH', contentFor: (_, now) => toCalendarOfDates(dates, organizer, now.toISOString()) };
}
