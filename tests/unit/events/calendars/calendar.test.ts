import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toCalendar } from '#shared/events/calendars/calendar.ts';
import type { Event } from '#shared/events/details/schemas.ts';
import { usualPolicy } from '#shared/events/rsvp/usual-policy.ts';

const event: Event = {
  eventId: 'evt_01ARZ3NDEKTSV4RRFFQ69G5FAV',
  version: 3,
  title: 'Pickup, with friends; bring water',
  gameTypeId: 'basketball',
  kind: 'pickup',
  location: {
    kind: 'place',
    name: 'Zilker Park',
    address: '2100 Barton Springs Rd',
    city: { placeId: 'us-4671654', name: 'Austin, TX', lat: 30.26715, lng: -97.74306, hash: '9v6kp' },
    point: { lat: 30.2669, lng: -97.7729 },
  },
  localStart: '2031-07-04T18:30',
  timeZone: 'America/Chicago',
  duration: { hours: 1, minutes: 30 },
  startsAt: '2031-07-04T23:30:00.000Z',
  endsAt: '2031-07-05T01:00:00.000Z',
  description: 'First line\nC:\\second',
  capacity: 10,
  allowWaitlist: true,
  allowLateRsvp: false,
  visibility: 'public',
  ...usualPolicy,
  minimumKept: false,
  status: 'scheduled',
  creatorId: '3f2b8c1e-0b7a-4b8e-9a51-0d7f6b6d2a11',
  hostName: 'Robin',
  createdAt: '2031-06-01T10:00:00.000Z',
  updatedAt: '2031-06-02T11:00:00.000Z',
};

const page = { url: 'https://rovers.example/discover/events/evt_1' };

/** The values of a calendar file by property, long lines joined again and texts read back (RFC 5545, 3.1 and 3.3.11). */
function read(calendar: string): Record<string, string> {
  const lines = calendar.replaceAll('\r\n ', '').split('\r\n').filter(Boolean);
  const pairs = lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)] as const);
  const text = (value: string) => value.replaceAll(/\\(.)/g, (_, escaped) => (escaped === 'n' ? '\n' : escaped));
  return Object.fromEntries(pairs.map(([name, value]) => [name, text(value)]));
}

it('says when and where an event is, in UTC', () => {
  expect(read(toCalendar(event, page))).toMatchObject({
    METHOD: 'PUBLISH',
    UID: 'evt_01ARZ3NDEKTSV4RRFFQ69G5FAV@rovers',
    SEQUENCE: '3',
    DTSTAMP: '20310602T110000Z',
    DTSTART: '20310704T233000Z',
    DTEND: '20310705T010000Z',
    SUMMARY: 'Pickup, with friends; bring water',
    DESCRIPTION: `First line\nC:\\second\nEvent page: ${page.url}`,
    URL: page.url,
    LOCATION: 'Zilker Park, 2100 Barton Springs Rd, Austin, TX',
    GEO: '30.2669;-97.7729',
    STATUS: 'CONFIRMED',
  });
});

it('takes a cancelled event out of calendars', () => {
  const organizer = { name: 'Rovers "mail"', email: 'no-reply@rovers.example' };
  const calendar = toCalendar({ ...event, status: 'cancelled' }, { ...page, method: 'CANCEL', organizer });
  expect(calendar).toContain('METHOD:CANCEL\r\n');
  expect(calendar).toContain('STATUS:CANCELLED\r\n');
  expect(calendar).toContain('ORGANIZER;CN="Rovers  mail ":mailto:no-reply@rovers.example\r\n');
});

it('says of a place to be decided that it is, and pins nothing', () => {
  const location = { ...event.location, kind: 'tbd' as const };
  const calendar = read(toCalendar({ ...event, location, status: 'postponed' }, page));
  expect(calendar).toMatchObject({ LOCATION: 'To be decided, Austin, TX', STATUS: 'TENTATIVE' });
  expect(calendar).not.toHaveProperty('GEO');
});

it('keeps any text whole, in lines of at most 75 octets, and lets it start no line of its own', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }).filter((value) => !/\p{Cc}/u.test(value));
  fc.assert(
    fc.property(text, (title) => {
      const calendar = toCalendar({ ...event, title }, page);
      expect(read(calendar).SUMMARY).toBe(title);
      for (const line of calendar.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    }),
  );
  const injected = toCalendar({ ...event, title: 'A\r\nBEGIN:VALARM\u0007' }, page);
  expect(injected).not.toContain('\nBEGIN:VALARM');
});
