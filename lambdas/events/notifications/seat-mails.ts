import type { NoticeContent } from '#lambdas/notifications/ports/notice.ts';
import type { Standing } from '#shared/events/rsvp/line/seats.ts';
import type { StoredEvent } from '../details/stored-event.ts';
import { calendarOf, eventFacts, type MailHome, openEvent, startIn, whenOf } from './event-words.ts';

const inLine = ['You get this mail because you are in line for this event.'];

/** @param until the instant at which the offer ends */
export function aSeatIsHeld(event: StoredEvent, until: string, home: MailHome): NoticeContent {
  const deadline = startIn(until, event.timeZone);
  return {
    subject: `A seat is held for you: ${event.title}`,
    content: {
      preheader: `Take it until ${deadline}.`,
      heading: `A seat is held for you: ${event.title}`,
      paragraphs: [
        `Open the event and take your seat until ${deadline} (${event.timeZone}). After that it goes to the next in line and you go to the back; a second time you leave the line.`,
        'If you cannot come, decline there, so that the next in line hears of it at once.',
      ],
      facts: eventFacts(event),
      action: openEvent(event, home),
      footerLines: inLine,
    },
  };
}

/** @param position where they stand now; 1 is next. */
export const yourOfferEnded = (event: StoredEvent, position: number, home: MailHome): NoticeContent => ({
  subject: `Your offer has ended: ${event.title}`,
  content: {
    preheader: `You are number ${position} in line now.`,
    heading: 'Your offer has ended',
    paragraphs: [
      `The seat that was held for you went to the next in line. You are number ${position} in line now. If you let a second offer pass, you leave the line.`,
    ],
    facts: eventFacts(event),
    action: openEvent(event, home),
    footerLines: inLine,
  },
});

export const seatsAreFree = (event: StoredEvent, home: MailHome): NoticeContent => ({
  subject: `Free seats, first come: ${event.title}`,
  content: {
    preheader: 'The first in line to take a seat is in.',
    heading: `${event.title} has free seats`,
    paragraphs: ['Every player in line who fits gets this at the same time. The first to take a seat is in.'],
    facts: eventFacts(event),
    action: openEvent(event, home),
    footerLines: inLine,
  },
});

export const joinRequestMail = (event: StoredEvent, isHost: boolean, home: MailHome): NoticeContent => ({
  subject: `New join request: ${event.title}`,
  content: {
    preheader: 'They wait for an answer.',
    heading: 'New join request',
    paragraphs: [
      isHost && event.approvalMode === 'host'
        ? 'Look at the request and let them in, or decline. Without an answer it ends when the event starts.'
        : 'All players who are in have six hours to say yes or no. No answer counts as yes.',
    ],
    facts: eventFacts(event),
    action: isHost
      ? { label: 'Look at the requests', url: `${home.origin}/discover/events/${event.eventId}/manage` }
      : openEvent(event, home),
    footerLines: [isHost ? 'You get this mail because you host this event.' : 'You get this mail because you are in.'],
  },
});

const answered: Readonly<Record<'in' | 'waiting' | 'offered' | 'no', readonly [subject: string, words: string]>> = {
  in: ["You're in", 'You are in. The attached file puts the event into your calendar.'],
  waiting: [
    'You are in line',
    'You may come. All seats are taken just now, so you are in line and hear when one is free.',
  ],
  offered: ['A seat is held for you', 'You may come, and a seat is held for you. Open the event to take it.'],
  no: ['Your request was declined', 'You cannot come to this event.'],
};

/** What came of asking to come. */
export function askAnswered(
  event: StoredEvent,
  { status }: Standing,
  message: string | undefined,
  home: MailHome,
): NoticeContent {
  const kind = status === 'none' || status === 'requested' ? 'no' : status;
  const [subject, words] = answered[kind];
  return {
    subject: `${subject}: ${event.title}`,
    content: {
      preheader: words,
      heading: `${subject}: ${event.title}`,
      paragraphs: [words, ...(message ? [`${event.hostName} writes:\n${message}`] : [])],
      facts: eventFacts(event),
      action: kind === 'no' ? { label: 'Find other events', url: `${home.origin}/discover` } : openEvent(event, home),
      footerLines: ['You get this mail because you asked to come to this event.'],
    },
    ...(kind === 'in' && { calendar: calendarOf(event, home) }),
  };
}

/** No answer came before the event began. */
export const askExpired = (event: StoredEvent, home: MailHome): NoticeContent => ({
  subject: `Your request has ended: ${event.title}`,
  content: {
    preheader: 'The event began before anybody answered.',
    heading: 'Your request has ended',
    paragraphs: [
      `You asked to come to ${event.title}. It began before anybody said yes, so your request has ended and you are not on the list.`,
    ],
    facts: eventFacts(event),
    action: { label: 'Find other events', url: `${home.origin}/discover` },
    footerLines: ['You get this mail because you asked to come to this event.'],
  },
});

interface Risk {
  readonly missing: number;
  readonly decidesAt: string;
  readonly isHost: boolean;
}

export function moreAreNeeded(event: StoredEvent, { missing, decidesAt, isHost }: Risk, home: MailHome): NoticeContent {
  const needs = `needs ${missing} more`;
  const deadline = startIn(decidesAt, event.timeZone);
  return {
    subject: `${event.title} ${needs}`,
    content: {
      preheader: `It is called off on ${deadline} if too few people are in. ${whenOf(event)}`,
      heading: `${event.title} ${needs}`,
      paragraphs: [
        `If not enough people are in by ${deadline} (${event.timeZone}), the event is canceled and we'll let all players know.`,
        isHost
          ? 'You may keep the event on anyway, or put the decision off once, on its manage page.'
          : 'You are in. Share the event with a friend who would like to play.',
      ],
      facts: eventFacts(event),
      action: openEvent(event, home),
      footerLines: [
        isHost ? 'You get this mail because you host this event.' : 'You get this mail because you are in.',
      ],
    },
  };
}
