import type { NoticeContent } from '#lambdas/notifications/ports/notice.ts';
import { placeLabel } from '#shared/events/details/place-label.ts';
import type { StoredEvent } from '../details/stored-event.ts';
import {
  calendarOf,
  eventFacts,
  factsForIn,
  type MailHome,
  openEvent,
  reasonOf,
  startOf,
  whenOf,
} from './event-words.ts';

const onTheList = ['You get this mail because you are on the list of this event.'];

interface Was {
  readonly startsAt: string;
  readonly isTimeTbd?: boolean | undefined;
}

/** @param was the start before the change; a change that left it alone was one of place. */
export function eventMoved(event: StoredEvent, was: Was, home: MailHome): NoticeContent {
  const { title, timeZone, location, onlineUrl, isTimeTbd = false } = event;
  const sameTime = was.startsAt === event.startsAt && Boolean(was.isTimeTbd) === isTimeTbd;
  const what = sameTime
    ? `The place is now ${placeLabel(location)}${onlineUrl ? `, and online at ${onlineUrl}` : ''}.`
    : `It starts ${startOf(event)} instead of ${startOf({ ...was, timeZone })}.`;
  return {
    subject: `${sameTime ? 'New place' : 'New time'}: ${title}`,
    content: {
      preheader: what,
      heading: `${title} has changed`,
      paragraphs: [
        what,
        'You are still in. The attached file corrects your calendar. If you cannot come now, leave the event so that another player can.',
      ],
      facts: factsForIn(event),
      action: openEvent(event, home),
      footerLines: onTheList,
    },
    calendar: calendarOf(event, home),
  };
}

/** @param isIn people in line have nothing in their calendar to mark. */
export const eventPutOff = (event: StoredEvent, isIn: boolean, home: MailHome): NoticeContent => ({
  subject: `Postponed: ${event.title}`,
  content: {
    preheader: 'It does not take place at the time you know. A new one will follow.',
    heading: `${event.title} is postponed`,
    paragraphs: [
      `It does not take place on ${startOf(event)}. You keep your place, and we tell you when the host has set a new time.`,
    ],
    action: openEvent(event, home),
    footerLines: onTheList,
  },
  ...(isIn && { calendar: calendarOf(event, home) }),
});

/** @param wasIn people in line have nothing in their calendar to take out. */
export function eventCalledOff(event: StoredEvent, wasIn: boolean, home: MailHome): NoticeContent {
  const { title, hostName, cancelled } = event;
  const reason = reasonOf(cancelled);
  const message = cancelled?.message;
  return {
    subject: `Cancelled: ${title}`,
    content: {
      preheader: `It’s off. ${whenOf(event)}`,
      heading: `${title} is cancelled`,
      paragraphs: [
        'The host cancelled this event.',
        ...(reason ? [reason] : []),
        ...(message ? [`${hostName} writes:\n${message}`] : []),
      ],
      facts: eventFacts(event),
      action: { label: 'Find other events', url: `${home.origin}/discover` },
      footerLines: ['You get this mail because you were on the list of this event.'],
    },
    ...(wasIn && { calendar: calendarOf(event, home, 'CANCEL') }),
  };
}
