import { allDay, escaped, stamp, toFile } from '#shared/events/calendars/calendar-lines.ts';
import { toLocal } from '#shared/time.ts';

/** A public event at a place, as its calendar has it. */
export interface PlaceCalendarEntry {
  readonly eventId: string;
  /** Of the event: a calendar replaces what it knew of a lower one. */
  readonly version: number;
  readonly title: string;
  readonly startsAt: string;
  readonly endsAt: string | undefined;
  readonly timeZone: string;
  readonly isTimeTbd?: boolean;
  /** When it was last another. ISO 8601. */
  readonly changedAt: string;
  readonly url: string;
}

interface PlaceHeading {
  /** What a calendar program calls the feed. */
  readonly title: string;
  /** Where its events are, in words. */
  readonly where: string;
  readonly lat: number;
  readonly lng: number;
}

/** What is on at a place, for calendar programs that ask again and again (RFC 5545, RFC 7986). */
export const toPlaceCalendar = ({ title, where, lat, lng }: PlaceHeading, entries: readonly PlaceCalendarEntry[]) =>
  toFile([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Rovers//Places//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(title)}`,
    `X-WR-CALNAME:${escaped(title)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...entries.flatMap((entry) => [
      'BEGIN:VEVENT',
      `UID:${entry.eventId}@rovers`,
      `SEQUENCE:${entry.version}`,
      `DTSTAMP:${stamp(entry.changedAt)}`,
      ...times(entry),
      `SUMMARY:${escaped(entry.title)}`,
      `LOCATION:${escaped(where)}`,
      `GEO:${lat};${lng}`,
      'STATUS:CONFIRMED',
      `URL:${entry.url}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]);

const times = ({ startsAt, endsAt, timeZone, isTimeTbd }: PlaceCalendarEntry): string[] =>
  isTimeTbd
    ? allDay(toLocal(new Date(startsAt), timeZone).slice(0, 10))
    : [`DTSTART:${stamp(startsAt)}`, ...(endsAt ? [`DTEND:${stamp(endsAt)}`] : [])];
