import { placeLabel } from './place-label.ts';
import type { Event } from './schemas.ts';

export interface CalendarOptions {
  /** CANCEL takes the entry out of calendars that took it in by mail. */
  readonly method?: 'PUBLISH' | 'CANCEL';
  /** The event's page. */
  readonly url?: string;
  /** RFC 5546 wants one in mails, section 3.2.5. */
  readonly organizer?: { readonly name: string; readonly email: string };
}

const statuses = {
  draft: 'TENTATIVE',
  scheduled: 'CONFIRMED',
  postponed: 'TENTATIVE',
  cancelled: 'CANCELLED',
} as const;

/**
 * An event as a calendar file (RFC 5545). Times are UTC, so no zone has to be described; the UID never changes and
 * SEQUENCE is the event's version, so a calendar replaces what it knew. The same event always gives the same bytes.
 */
export function toCalendar(event: Event, { method = 'PUBLISH', url, organizer }: CalendarOptions = {}): string {
  const { lat, lng } = event.location.point;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Rovers//Events//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${event.eventId}@rovers`,
    `SEQUENCE:${event.version}`,
    `DTSTAMP:${stamp(event.updatedAt)}`,
    `DTSTART:${stamp(event.startsAt)}`,
    `DTEND:${stamp(event.endsAt)}`,
    `SUMMARY:${escaped(event.title)}`,
    ...(event.description ? [`DESCRIPTION:${escaped(event.description)}`] : []),
    `LOCATION:${escaped(placeLabel(event.location))}`,
    ...(event.location.kind === 'tbd' ? [] : [`GEO:${lat};${lng}`]),
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : statuses[event.status]}`,
    ...(organizer ? [`ORGANIZER;CN=${parameter(organizer.name)}:mailto:${organizer.email}`] : []),
    ...(url ? [`URL:${url}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** `2026-12-05T18:30:00.000Z` as `20261205T183000Z`. */
const stamp = (instant: string) => `${instant.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** Text values, section 3.3.11; other controls are not allowed in them. */
const escaped = (text: string) =>
  text
    .replaceAll(/[\\;,]/g, (special) => `\\${special}`)
    .replaceAll('\n', '\\n')
    .replaceAll(/\p{Cc}/gu, ' ');

/** Parameter values, section 3.2: quoted, so they hold no quotes and no controls. */
const parameter = (text: string) => `"${text.replaceAll(/["\p{Cc}]/gu, ' ')}"`;

/** Lines hold at most 75 octets, section 3.1; a character is never split. */
function fold(line: string): string {
  const octets = new TextEncoder();
  let folded = '';
  let room = 75;
  for (const character of line) {
    const size = octets.encode(character).length;
    if (size > room) {
      folded += '\r\n ';
      room = 74;
    }
    folded += character;
    room -= size;
  }
  return folded;
}
