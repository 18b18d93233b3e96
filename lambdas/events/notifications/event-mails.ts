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

const onTheList = ['Sent because you’re on the guest list.'];

interface Was {
  readonly startsAt: string;
  readonly isTimeTbd?: boolean | undefined;
}

/** @param was the start before the change; a change that left it alone was one of place. */
export function eventMoved(event: StoredEvent, was: Was, home: MailHome): NoticeContent {
  const { title, timeZone, location, onlineUrl, isTimeTbd = false } = event;
  const sameTime = was.startsAt === event.startsAt && Boolean(was.isTimeTbd) === isTimeTbd;
  const what = sameTime
    ? `It’s now at ${placeLabel(location)}${onlineUrl ? `, and online at ${onlineUrl}` : ''}.`
    : `It now starts ${startOf(event)}, not ${startOf({ ...was, timeZone })}.`;
  return {
    subject: `${sameTime ? 'New place' : 'New time'}: ${title}`,
    content: {
      preheader: what,
      heading: `${title} has changed`,
      paragraphs: [
        what,
        'You’re still in. Open the attached file to update your calendar. Can’t make it now? Leave the event and free your spot.',
        ...(takesCards(event) ? ['Paid by card? Leave within 24 hours and you get all your money back.'] : []),
      ],
      facts: factsForIn(event),
      action: openEvent(event, home),
      footerLines: onTheList,
    },
    calendar: calendarOf(event, home),
  };
}

/** Whether players may have paid here: cards need a price and a refund policy. */
const takesCards = ({ price, refundPolicy }: StoredEvent): boolean => Boolean(price && refundPolicy);

/** @param isIn people in line have nothing in their calendar to mark. */
export const eventPutOff = (event: StoredEvent, isIn: boolean, home: MailHome): NoticeContent => ({
  subject: `Postponed: ${event.title}`,
  content: {
    preheader: 'It won’t happen at the planned time. A new time will follow.',
    heading: `${event.title} is postponed`,
    paragraphs: [
      `It won’t happen on ${startOf(event)}. Your spot is saved, and we’ll email you when the host sets a new time.`,
      ...(takesCards(event) ? ['Paid by card? Leave before there’s a new time and you get all your money back.'] : []),
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
    subject: `Canceled: ${title}`,
    content: {
      preheader: `It’s off. ${whenOf(event)}`,
      heading: `${title} is canceled`,
      paragraphs: [
        'The host canceled this event.',
        ...(reason ? [reason] : []),
        ...(message ? [`${hostName} writes:\n${message}`] : []),
      ],
      facts: eventFacts(event),
      action: { label: 'Find other events', url: `${home.origin}/discover` },
      footerLines: ['Sent because you were on the guest list.'],
    },
    ...(wasIn && { calendar: calendarOf(event, home, 'removes') }),
  };
}
