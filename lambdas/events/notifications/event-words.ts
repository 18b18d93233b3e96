import type { NoticeContent } from '#lambdas/notifications/ports/notice.ts';
import { toCalendar } from '#shared/events/calendars/calendar.ts';
import { placeLabel } from '#shared/events/details/place-label.ts';
import { opensToKnown } from '#shared/events/details/visibility.ts';
import { userEntitlements } from '#shared/payments/entitlements.ts';
import type { StoredEvent } from '../details/stored-event.ts';

/** Where the app is and which address calendars name as the organiser's. */
export interface MailHome {
  readonly origin: string;
  readonly fromAddress: string;
  /** The SEQUENCE of calendar entries in a mail about one event, if not its version. */
  readonly sequence?: number;
}

/** `Saturday, December 5, 2026, 6:30 – 8:00 PM CST`: the event's own wall clock. */
export function whenOf({ startsAt, endsAt, timeZone, isTimeTbd }: StoredEvent): string {
  if (isTimeTbd) return `${dayIn(startsAt, timeZone)}, time TBD`;
  return plainSpaces(clockIn(timeZone).formatRange(new Date(startsAt), new Date(endsAt)));
}

/** The start of an event as far as it is known. */
export const startOf = ({ startsAt, timeZone, isTimeTbd }: Pick<StoredEvent, 'startsAt' | 'timeZone' | 'isTimeTbd'>) =>
  isTimeTbd ? `${dayIn(startsAt, timeZone)}, time TBD` : startIn(startsAt, timeZone);

const dayIn = (startsAt: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone }).format(new Date(startsAt));

/** The start alone, in the event's zone. */
export const startIn = (startsAt: string, timeZone: string): string =>
  plainSpaces(clockIn(timeZone).format(new Date(startsAt)));

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Made once per zone: making one costs more than all else in a mail, and a change is told to hundreds. */
function clockIn(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** The formatter's thin and narrow spaces come out as boxes in some mail programs. */
const plainSpaces = (text: string) => text.replaceAll(/[\u2009\u202F\u00A0]/g, ' ');

const reasons = {
  weather: 'Reason: bad weather.',
  minimum_not_met: 'Reason: not enough players.',
  venue: 'Reason: the place isn’t available.',
  host: 'Reason: the host can’t make it.',
  safety: 'Reason: safety.',
  other: undefined,
} as const;

/** Why an event was called off, as a sentence; a host who chose "other" says it in their own words or not at all. */
export const reasonOf = (cancelled: StoredEvent['cancelled']): string | undefined =>
  cancelled && reasons[cancelled.reason];

/** Events for signed-in people only have no public page: the app knows the reader. */
export function eventUrl(
  { eventId, visibility, shareToken }: StoredEvent,
  { origin }: Pick<MailHome, 'origin'>,
): string {
  if (opensToKnown(visibility)) return `${origin}/discover/events/${eventId}`;
  return `${origin}/evt/${eventId}${visibility === 'private' ? `?t=${shareToken}` : ''}`;
}

export const eventFacts = (event: StoredEvent) => [
  { label: 'Event', value: event.title },
  { label: 'When', value: whenOf(event) },
  { label: 'Where', value: placeLabel(event.location) },
  { label: 'Host', value: event.hostName },
];

/** The same for who is in, who may know where it is held online. */
export const factsForIn = (event: StoredEvent) => [
  ...eventFacts(event),
  ...(event.onlineUrl ? [{ label: 'Online', value: event.onlineUrl }] : []),
];

/** What the link to an event is called in mails. */
export const openEventLabel = 'See the event';

export const openEvent = (event: StoredEvent, home: MailHome) => ({
  label: openEventLabel,
  url: eventUrl(event, home),
});

/**
 * The entry that puts an event into a calendar or replaces what was there, or that takes it out. With Plus it is an invitation,
 * which calendars take in by themselves (RFC 5546, 3.2.2 and 3.2.5); others get the same entry as a file to open (3.2.1).
 */
export function calendarOf(
  event: StoredEvent,
  home: MailHome,
  does: 'puts' | 'removes' = 'puts',
): NonNullable<NoticeContent['calendar']> {
  const organizer = { name: event.hostName, email: home.fromAddress };
  const invitation = does === 'puts' ? 'REQUEST' : 'CANCEL';
  return ({ email, displayName, userSubscription }, now) => {
    const method = userEntitlements(userSubscription).calendarInvitations ? invitation : 'PUBLISH';
    const content = toCalendar(event, {
      method,
      isOff: does === 'removes',
      ...(does === 'puts' && { onlineUrl: event.onlineUrl }),
      ...(home.sequence !== undefined && { sequence: home.sequence }),
      url: eventUrl(event, home),
      organizer,
      // A file that is published invites no one.
      ...(method !== 'PUBLISH' && { invited: { name: displayName ?? email, email } }),
      writtenAt: now.toISOString(),
    });
    return { method, content };
  };
}
