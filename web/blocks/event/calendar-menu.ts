import { createElement as h } from 'react';
import type { Event } from '#shared/events/details/schemas.ts';
import { calendarFile, calendarLinks } from './event-links.ts';
import { EventMenu } from './event-menu.ts';

export interface PageLink {
  readonly event: Event;
  /** The whole address of the event's page, with the key of its link where it needs one. */
  readonly url: string;
  /** The key of a private event's link. */
  readonly token?: string | undefined;
}

/** Puts the event into the reader's calendar, whichever that is. */
export function CalendarMenu({ event, url, token }: PageLink) {
  const { google, outlook } = calendarLinks(event, url);
  const file = calendarFile(event.eventId, token);
  const away = { target: '_blank', rel: 'noopener noreferrer' };
  return h(
    EventMenu,
    { icon: 'calendar', text: 'Calendar', label: 'Add to calendar' },
    h('a', { href: google, ...away }, 'Google Calendar'),
    h('a', { href: file }, 'Apple Calendar'),
    h('a', { href: outlook, ...away }, 'Outlook'),
    h('a', { href: file, download: `${event.eventId}.ics` }, 'Calendar file (.ics)'),
  );
}
