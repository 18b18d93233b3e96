import { placeLabel } from '../details/place-label.ts';
import type { Event } from '../details/schemas.ts';
import { allDay, escaped, parameter, stamp, toFile } from './calendar-lines.ts';
import { type FixtureEntry, fixtureLines } from './fixture-entry.ts';

interface Mailbox {
  readonly name: string;
  readonly email: string;
}

export interface CalendarOptions {
  /** REQUEST and CANCEL are for mails (RFC 5546): the one puts an entry into a calendar, the other takes it out. */
  readonly method?: 'PUBLISH' | 'REQUEST' | 'CANCEL';
  /** The entry goes out of the calendar. */
  readonly isOff?: boolean;
  /** The event's page. */
  readonly url: string;
  /** Where it is held online, for players who are in. */
  readonly onlineUrl?: string | undefined;
  /** RFC 5546 wants one in mails, section 3.2.5. */
  readonly organizer?: Mailbox;
  /** Who gets the mail, and is in. */
  readonly invited?: Mailbox;
  /** How far the entry has come for its recipient; the event's version, unless more than that changed for them. */
  readonly sequence?: number;
  /** When a mail was written: of two with one SEQUENCE the later counts (RFC 5546, section 2.1.5). */
  readonly writtenAt?: string;
}

const statuses = {
  draft: 'TENTATIVE',
  scheduled: 'CONFIRMED',
  postponed: 'TENTATIVE',
  cancelled: 'CANCELLED',
} as const;

/**
 * An event as a calendar file (RFC 5545). Times are UTC, so no zone has to be described; the UID never changes and
 * SEQUENCE rises with its version, so a calendar replaces what it knew. The same event always gives the same bytes.
 */
export function toCalendar(event: Event, options: CalendarOptions): string {
  const { method = 'PUBLISH' } = options;
  const status = options.isOff || method === 'CANCEL' ? 'CANCELLED' : statuses[event.status];
  return toFile([...opening, `METHOD:${method}`, ...entryOf(event, status, options), 'END:VCALENDAR']);
}

/** An event of several in one mail. */
export interface CalendarDate {
  readonly event: Event;
  /** It does not take place, or not for the recipient: the file takes it out. */
  readonly isOff: boolean;
  readonly sequence: number;
  readonly url: string;
}

/** Several events as one file, which a calendar takes in at once; an invitation can hold one alone (RFC 5546, 3.2.2). */
export const toCalendarOfDates = (dates: readonly CalendarDate[], organizer: Mailbox, writtenAt: string): string =>
  toFile([
    ...opening,
    'METHOD:PUBLISH',
    ...dates.flatMap(({ event, isOff, ...options }) =>
      entryOf({ ...event, description: '' }, isOff ? 'CANCELLED' : statuses[event.status], {
        ...options,
        organizer,
        writtenAt,
      }),
    ),
    'END:VCALENDAR',
  ]);

/** An event in a feed, as it is for the person whose feed it is. */
export interface FeedEntry {
  readonly event: Event;
  readonly url: string;
  /** They wait for a seat. */
  readonly isWaiting: boolean;
  readonly onlineUrl?: string | undefined;
}

/** Events and matches as a feed that calendar programs ask for again and again (RFC 5545, RFC 7986). */
export const toFeed = (name: string, entries: readonly FeedEntry[], matches: readonly FixtureEntry[] = []): string =>
  toFile([
    ...opening,
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...entries.flatMap(({ event, url, isWaiting, onlineUrl }) =>
      entryOf(event, isWaiting && event.status === 'scheduled' ? 'TENTATIVE' : statuses[event.status], {
        url,
        onlineUrl,
      }),
    ),
    ...matches.flatMap(fixtureLines),
    'END:VCALENDAR',
  ]);

const opening = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Rovers//Events//EN', 'CALSCALE:GREGORIAN'] as const;

function entryOf(
  event: Event,
  status: string,
  { url, onlineUrl, organizer, invited, writtenAt, sequence = event.version }: CalendarOptions,
): string[] {
  const { kind, point } = event.location;
  // Not every calendar shows a conference (RFC 7986, 5.11) or a URL; all show the description.
  const described = [onlineUrl && `Join online: ${onlineUrl}`, event.description, `Event page: ${url}`]
    .filter(Boolean)
    .join('\n');
  return [
    'BEGIN:VEVENT',
    `UID:${event.eventId}@rovers`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${stamp(writtenAt ?? event.updatedAt)}`,
    `LAST-MODIFIED:${stamp(event.updatedAt)}`,
    ...times(event),
    `SUMMARY:${escaped(event.title)}`,
    `DESCRIPTION:${escaped(described)}`,
    ...(onlineUrl ? [`CONFERENCE;VALUE=URI;LABEL=Join online:${onlineUrl}`] : []),
    `LOCATION:${escaped(placeLabel(event.location))}`,
    ...(kind === 'tbd' ? [] : [`GEO:${point.lat};${point.lng}`]),
    `STATUS:${status}`,
    ...(organizer ? [`ORGANIZER;CN=${parameter(organizer.name)}:mailto:${organizer.email}`] : []),
    ...(invited ? [invitedLine(invited)] : []),
    `URL:${url}`,
    'END:VEVENT',
  ];
}

const times = ({ startsAt, endsAt, localStart, isTimeTbd }: Event): string[] =>
  isTimeTbd ? allDay(localStart.slice(0, 10)) : [`DTSTART:${stamp(startsAt)}`, `DTEND:${stamp(endsAt)}`];

/** They have answered already, on our page: their calendar need not ask them. */
const invitedLine = ({ name, email }: Mailbox) =>
  `ATTENDEE;CN=${parameter(name)};CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${email}`;
