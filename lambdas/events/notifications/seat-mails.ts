import type { NoticeContent } from '#lambdas/notifications/ports/notice.ts';
import type { Standing } from '#shared/events/rsvp/line/seats.ts';
import type { StoredEvent } from '../details/stored-event.ts';
import { calendarOf, eventFacts, type MailHome, openEvent, startIn, startOf, whenOf } from './event-words.ts';

const inLine = ['Sent because you’re on the waitlist.'];

/** @param until the instant at which the offer ends */
export function aSeatIsHeld(event: StoredEvent, until: string, home: MailHome): NoticeContent {
  const deadline = startIn(until, event.timeZone);
  return {
    subject: `A spot is held for you: ${event.title}`,
    content: {
      preheader: `Take it by ${deadline}.`,
      heading: `A spot is held for you: ${event.title}`,
      paragraphs: [
        `Take your spot by ${deadline}. After that it goes to the next player in line and you move to the back. Miss a second offer and you’re off the waitlist.`,
        'Can’t make it? Decline, and the next player in line gets the offer right away.',
      ],
      facts: eventFacts(event),
      action: openEvent(event, home),
      footerLines: inLine,
    },
  };
}

/** @param position where they stand now; 1 is next. */
export const yourOfferEnded = (event: StoredEvent, position: number, home: MailHome): NoticeContent => ({
  subject: `Your offer expired: ${event.title}`,
  content: {
    preheader: `You’re number ${position} in line now.`,
    heading: 'Your offer expired',
    paragraphs: [
      `Your spot went to the next player in line, and you’re number ${position} now. Miss a second offer and you’re off the waitlist.`,
    ],
    facts: eventFacts(event),
    action: openEvent(event, home),
    footerLines: inLine,
  },
});

export const seatsAreFree = (event: StoredEvent, home: MailHome): NoticeContent => ({
  subject: `Open spots, first come: ${event.title}`,
  content: {
    preheader: 'The first to take a spot is in.',
    heading: `${event.title} has open spots`,
    paragraphs: ['All players on the waitlist got this at the same time. The first to take a spot is in.'],
    facts: eventFacts(event),
    action: openEvent(event, home),
    footerLines: inLine,
  },
});

/** A player who wants to join, and how many they bring. */
export interface Asker {
  readonly userId: string;
  readonly name: string;
  readonly guests: number;
}

const wantsToJoin = ({ name, guests }: Asker) => `${name} wants to join${guests > 0 ? `, +${guests}` : ''}`;

export const joinRequestMail = (event: StoredEvent, asker: Asker, isHost: boolean, home: MailHome): NoticeContent => ({
  subject: `${wantsToJoin(asker)}: ${event.title}`,
  content: {
    preheader: startOf(event),
    heading: wantsToJoin(asker),
    paragraphs: [
      isHost && event.approvalMode === 'host'
        ? 'Approve or decline the request. It expires when the event starts.'
        : 'You have six hours to vote. No answer counts as yes.',
    ],
    facts: eventFacts(event),
    action: isHost
      ? { label: 'See requests', url: `${home.origin}/discover/events/${event.eventId}/manage` }
      : openEvent(event, home),
    footerLines: [isHost ? 'Sent because you host this event.' : 'Sent because you’re in.'],
  },
});

const answered: Readonly<Record<'in' | 'waiting' | 'offered' | 'no', readonly [subject: string, words: string]>> = {
  in: ["You're in", 'You’re in! Open the attached file to add it to your calendar.'],
  waiting: [
    'You’re on the waitlist',
    'The host approved you, but all spots are taken right now. We’ll email you when one opens up.',
  ],
  offered: ['A spot is held for you', 'The host approved you and a spot is held for you. Open the event to take it.'],
  no: ['Your request was declined', 'Not this time. There are more games near you.'],
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
      footerLines: ['Sent because you asked to join this event.'],
    },
    ...(kind === 'in' && { calendar: calendarOf(event, home) }),
  };
}

/** No answer came before the event began. */
export const askExpired = (event: StoredEvent, home: MailHome): NoticeContent => ({
  subject: `Your request expired: ${event.title}`,
  content: {
    preheader: 'The event started before the host answered.',
    heading: 'Your request expired',
    paragraphs: [`${event.title} started before your request was approved, so you’re not on the guest list.`],
    facts: eventFacts(event),
    action: { label: 'Find other events', url: `${home.origin}/discover` },
    footerLines: ['Sent because you asked to join this event.'],
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
      preheader: `It’s canceled on ${deadline} if too few players are in. ${whenOf(event)}`,
      heading: `${event.title} ${needs}`,
      paragraphs: [
        `If not enough players are in by ${deadline}, the event is canceled and we’ll let all players know.`,
        isHost
          ? 'On the manage page you can play anyway or move the deadline once.'
          : 'You’re in. Know a friend who’d play? Share the event.',
      ],
      facts: eventFacts(event),
      action: openEvent(event, home),
      footerLines: [isHost ? 'Sent because you host this event.' : 'Sent because you’re in.'],
    },
  };
}
