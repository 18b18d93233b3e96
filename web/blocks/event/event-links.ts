import { placeLabel } from '#shared/events/details/place-label.ts';
import type { Event } from '#shared/events/details/schemas.ts';

/** Where visitors and players see an event; the key of a private event's link goes with it. */
export const eventPath = ({ eventId }: Pick<Event, 'eventId'>, token: string | undefined): string =>
  `/evt/${eventId}${token ? `?t=${token}` : ''}`;

interface CalendarLinks {
  readonly google: string;
  readonly outlook: string;
}

/** Fills in a new entry of a calendar on the web; the event's page is in its description. */
export function calendarLinks(event: Event, pageUrl: string): CalendarLinks {
  const { title, location, timeZone } = event;
  const about = { details: `Event page: ${pageUrl}`, place: placeLabel(location) };
  const [start, end] = spanOf(event);
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${bare(start)}/${bare(end)}`,
    ctz: timeZone,
    details: about.details,
    location: about.place,
  });
  const outlook = new URLSearchParams({
    rru: 'addevent',
    subject: title,
    startdt: start,
    enddt: end,
    ...(event.isTimeTbd && { allday: 'true' }),
    body: about.details,
    location: about.place,
  });
  return {
    google: `https://calendar.google.com/calendar/render?${google}`,
    outlook: `https://outlook.live.com/calendar/0/action/compose?${outlook}`,
  };
}

/** A whole day where the time is not known yet. */
function spanOf({ startsAt, endsAt, localStart, isTimeTbd }: Event): [start: string, end: string] {
  if (!isTimeTbd) return [startsAt, endsAt];
  const day = localStart.slice(0, 10);
  const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
  return [day, next];
}

/** `20280707T233000Z` */
const bare = (at: string): string => at.replace(/\.\d+/, '').replaceAll(/[-:]/g, '');

interface ShareLinks {
  readonly whatsApp: string;
  readonly text: string;
}

/** Opens a message with the link in it. */
export function shareLinks(title: string, pageUrl: string): ShareLinks {
  const message = encodeURIComponent(`${title}\n${pageUrl}`);
  return { whatsApp: `https://wa.me/?text=${message}`, text: `sms:?&body=${message}` };
}

/** The file for calendars of phones and computers: Apple's, and every other. */
export const calendarFile = (eventId: string, key: string | undefined): string =>
  `/api/public/events/${eventId}/calendar${key ? `?token=${key}` : ''}`;
