import { describe, expect, it } from 'vitest';
import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import type { StoredEvent } from '#lambdas/events/details/stored-event.ts';
import { eventCalledOff, eventMoved, eventPutOff } from '#lambdas/events/notifications/event-mails.ts';
import { whenOf } from '#lambdas/events/notifications/event-words.ts';
import {
  youAreIn,
  youAreInLine,
  youLeft,
  youMovedUp,
  youWereRemoved,
} from '#lambdas/events/notifications/rsvp-mails.ts';
import { eventReminder } from '#lambdas/events/reminders/reminder-mail.ts';
import { renderMail } from '#lambdas/kernel/mail/layout.ts';
import type { NoticeContent } from '#lambdas/notifications/ports/notice.ts';
import { usualPolicy } from '#shared/events/rsvp/usual-policy.ts';

const home = { origin: 'https://rovers.example', fromAddress: 'no-reply@rovers.example' };
const austin = { placeId: 'us-4671654', name: 'Austin, TX', lat: 30.26715, lng: -97.74306, hash: '9v6kp' };
const event: StoredEvent = {
  eventId: 'evt_01JAAAAAAAAAAAAAAAAAAAAAAA',
  version: 3,
  title: 'Saturday <b>hoops</b>',
  gameTypeId: 'basketball',
  kind: 'pickup',
  location: {
    kind: 'place',
    name: 'Zilker Park',
    address: '2100 Barton Springs Rd',
    city: austin,
    point: { lat: 30.26, lng: -97.77 },
  },
  localStart: '2026-12-05T18:30',
  timeZone: 'America/Chicago',
  duration: { hours: 1, minutes: 30 },
  startsAt: '2026-12-06T00:30:00.000Z',
  endsAt: '2026-12-06T02:00:00.000Z',
  description: '',
  capacity: 10,
  allowWaitlist: true,
  allowLateRsvp: false,
  visibility: 'public',
  ...usualPolicy,
  minimumKept: false,
  status: 'scheduled',
  creatorId: '0b6a5a3e-6a0e-4c55-9d2c-0f5f2f0f7a11',
  hostName: 'Alex',
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-21T10:00:00.000Z',
  shareToken: 'abcdefghijklmnopqrstuv',
};
const cancelled: StoredEvent = {
  ...event,
  version: 4,
  status: 'cancelled',
  cancelled: { reason: 'weather', message: 'Ice & <i>snow</i>.\nSorry!' },
};
const sam = { userId: 'sam', email: 'sam@people.example', displayName: 'Sam', userSubscription: 'plus' } as Account;
const { userSubscription: _, ...samWithoutPlus } = sam;
const entryIn = ({ calendar }: NoticeContent, account: Account = sam) =>
  calendar?.(account, new Date('2026-12-01T12:00:00Z'));
/** The calendar file in Sam's mail, long lines joined again. */
const fileOf = (told: NoticeContent, account = sam) => (entryIn(told, account)?.content ?? '').replaceAll('\r\n ', '');
const textOf = ({ content }: NoticeContent) => renderMail(content).text;
const htmlOf = ({ content }: NoticeContent) => renderMail(content).html;

describe('mails about events', () => {
  it('name the time on the wall clock of the place, with its zone', () => {
    expect(whenOf(event)).toBe('Saturday, December 5, 2026, 6:30 – 8:00 PM CST');
    expect(whenOf({ ...event, startsAt: '2027-06-06T00:30:00.000Z', endsAt: '2027-06-06T02:00:00.000Z' })).toContain(
      '7:30 – 9:00 PM CDT',
    );
    expect(whenOf({ ...event, timeZone: 'Asia/Kolkata' })).toContain(
      'Sunday, December 6, 2026, 6:00 – 7:30 AM GMT+5:30',
    );
  });

  it('confirm a seat with where, when and a calendar file', () => {
    const told = youAreIn(event, home);
    expect(told.subject).toBe("You're in: Saturday <b>hoops</b>");
    expect(textOf(told)).toContain('When: Saturday, December 5, 2026, 6:30 – 8:00 PM CST');
    expect(textOf(told)).toContain('Where: Zilker Park, 2100 Barton Springs Rd, Austin, TX');
    expect(textOf(told)).toContain(`https://rovers.example/evt/${event.eventId}`);
    expect(entryIn(told)?.method).toBe('REQUEST');
    expect(fileOf(told)).toContain('SEQUENCE:3\r\n');
    expect(fileOf(told)).toContain('ORGANIZER;CN="Alex":mailto:no-reply@rovers.example');
    expect(fileOf(told)).toContain('PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:sam@people.example');
    expect(fileOf(told)).toContain('DTSTAMP:20261201T120000Z\r\n');
  });

  it('say how far in line a user is, without a calendar file', () => {
    const told = youAreInLine(event, 2, home);
    expect(told.subject).toContain("You're number 2 in line");
    expect(told.calendar).toBeUndefined();
  });

  it('tell who moved up that the seat is theirs', () => {
    expect(youMovedUp(event, home).subject).toContain('A spot is yours');
    expect(entryIn(youMovedUp(event, home))?.method).toBe('REQUEST');
  });

  it('say what changed: the time with the old one, or the place', () => {
    const moved = eventMoved(event, { startsAt: '2026-12-05T23:00:00.000Z' }, home);
    expect(moved.subject).toContain('New time');
    expect(textOf(moved)).toContain(
      'It now starts Saturday, December 5, 2026 at 6:30 PM CST, not Saturday, December 5, 2026 at 5:00 PM CST.',
    );
    const elsewhere = eventMoved(event, event, home);
    expect(elsewhere.subject).toContain('New place');
    expect(textOf(elsewhere)).toContain('It’s now at Zilker Park');
  });

  it('say that the time is still to be decided, and the time once it is', () => {
    const startsAt = '2026-12-05T06:00:00.000Z';
    const day = { ...event, startsAt, localStart: '2026-12-05T00:00', isTimeTbd: true };
    expect(textOf(youAreIn(day, home))).toContain('Saturday, December 5, 2026, time TBD');
    expect(fileOf(youAreIn(day, home))).toContain('DTSTART;VALUE=DATE:20261205\r\nDTEND;VALUE=DATE:20261206\r\n');
    expect(textOf(eventMoved(event, day, home))).toContain(
      'It now starts Saturday, December 5, 2026 at 6:30 PM CST, not Saturday, December 5, 2026, time TBD.',
    );
    expect(eventReminder(day, new Date(event.createdAt), home).subject).toContain('is tomorrow');
  });

  it('give the reason and the words of the host who cancels, and take the event out of calendars', () => {
    const told = eventCalledOff(cancelled, true, home);
    expect(textOf(told)).toContain('Reason: bad weather.');
    expect(textOf(told)).toContain('Alex writes:\nIce & <i>snow</i>.\nSorry!');
    expect(fileOf(told)).toContain('METHOD:CANCEL\r\n');
    expect(fileOf(told)).toContain('STATUS:CANCELLED\r\n');
    expect(fileOf(told)).toContain('SEQUENCE:4\r\n');
    expect(eventCalledOff(cancelled, false, home).calendar).toBeUndefined();
  });

  it('bring players without Plus the same entry as a file that invites no one', () => {
    const told = youAreIn(event, home);
    expect(entryIn(told, samWithoutPlus)?.method).toBe('PUBLISH');
    const withoutInvitation = fileOf(told)
      .replace('METHOD:REQUEST', 'METHOD:PUBLISH')
      .replace(/ATTENDEE.*\r\n/, '');
    expect(fileOf(told, samWithoutPlus)).toBe(withoutInvitation);
    const off = fileOf(eventCalledOff(cancelled, true, home), samWithoutPlus);
    expect(off).toContain('METHOD:PUBLISH\r\n');
    expect(off).toContain('STATUS:CANCELLED\r\n');
    const left = fileOf(youLeft(event, home), samWithoutPlus);
    expect(left).toContain('STATUS:CANCELLED\r\n');
  });

  it('say that a postponed event keeps everyone their place', () => {
    expect(textOf(eventPutOff({ ...event, status: 'postponed' }, true, home))).toContain('Your spot is saved');
  });

  it.each([
    [24 * 60, 'in 24 hours'],
    [23 * 60 + 59, 'in 24 hours'],
    [120, 'in 2 hours'],
    [60, 'in 60 minutes'],
    [1, 'in 1 minute'],
  ])('remind %i minutes before with "%s"', (minutes, words) => {
    const now = new Date(Date.parse(event.startsAt) - minutes * 60_000);
    expect(eventReminder(event, now, home).subject).toBe(`Reminder: Saturday <b>hoops</b> starts ${words}`);
  });

  it('never let what people typed become markup', () => {
    const all = [
      youAreIn(event, home),
      youMovedUp(event, home),
      youAreInLine(event, 1, home),
      youWereRemoved(event, home),
      eventMoved(event, event, home),
      eventPutOff(event, true, home),
      eventCalledOff(cancelled, true, home),
      eventReminder(event, new Date(event.createdAt), home),
    ];
    for (const told of all) expect(htmlOf(told)).not.toMatch(/<b>|<i>/);
  });

  it('lead to a private event with its key', () => {
    expect(textOf(youAreIn({ ...event, visibility: 'private' }, home))).toContain(`?t=${event.shareToken}`);
    expect(textOf(youAreIn(event, home))).not.toContain(event.shareToken);
  });
});
