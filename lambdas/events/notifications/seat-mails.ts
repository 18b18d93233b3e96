import type { NoticeContent } from '#lambdas/notifications/ports/notice.ts';
import { paysFirst } from '#shared/events/payments/pays-first.ts';
import type { Standing } from '#shared/events/rsvp/line/seats.ts';
import type { StoredEvent } from '../details/stored-event.ts';
import { calendarOf, eventFacts, type MailHome, openEvent, startIn, startOf, whenOf } from './event-words.ts';

const inLine = ['Sent because you’re on the waitlist.'];

interface Held {
  /** The instant at which the offer ends. */
  readonly until: string;
  /** Whether they are off the list where they let it pass. */
  readonly isLast: boolean;
}

export function aSeatIsHeld(event: StoredEvent, { until, isLast }: Held, home: MailHome): NoticeContent {
  const deadline = startIn(until, event.timeZone);
  return {
    subject: `A spot is held for you: ${event.title}`,
    content: {
      preheader: takeIt(event, deadline),
      heading: `A spot is held for you: ${event.title}`,
      paragraphs: [
        `${takeIt(event, deadline)} ${isLast ? otherwiseOver : otherwiseBack}`,
        'Can’t make it? Decline, and the next player in line gets the offer right away.',
      ],
      facts: eventFacts(event),
      action: openEvent(event, home),
      footerLines: inLine,
    },
  };
}

const otherwiseBack =
  'After that it goes to the next player in line and you move to the back. Miss a second offer and you’re off the waitlist.';
const otherwiseOver = 'After that it’s free for another player.';

const takeIt = (event: StoredEvent, deadline: string): string =>
  `${paysFirst(event) ? 'Pay for your spot' : 'Take your spot'} by ${deadline}.`;

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

/** The spot went on to others. */
export const yourHoldRanOut = (event: StoredEvent, home: MailHome): NoticeContent => ({
  subject: `Your hold ran out: ${event.title}`,
  content: {
    preheader: 'Your spot is free for another player.',
    heading: 'Your hold ran out',
    paragraphs: [
      paysFirst(event)
        ? 'You didn’t pay in time, so your spot is free for another player. Nothing was charged.'
        : 'You didn’t take your spot in time, so it’s free for another player.',
      'Still want to play? Go to the event page and join again.',
    ],
    facts: eventFacts(event),
    action: openEvent(event, home),
    footerLines: ['Sent because a spot was held for you.'],
  },
});

const answered: Readonly<Record<'in' | 'waiting' | 'no', readonly [subject: string, words: string]>> = {
  in: ["You're in", 'You’re in! Open the attached file to add it to your calendar.'],
  waiting: [
    'You’re on the waitlist',
    'The host approved you, but all spots are taken right now. We’ll email you when one opens up.',
  ],
  no: ['Your request was declined', 'Not this time. There are more games near you.'],
};

/** Who has to pay for a spot is in once they did. */
function spotHeld(event: StoredEvent, standing: Standing): readonly [subject: string, words: string] {
  const until = standing.status === 'offered' ? standing.until : event.startsAt;
  const deadline = startIn(until, event.timeZone);
  return ['A spot is held for you', `You’re approved! ${takeIt(event, deadline)} ${otherwiseOver}`];
}

/** What came of asking to come. */
export function askAnswered(
  event: StoredEvent,
  standing: Standing,
  message: string | undefined,
  home: MailHome,
): NoticeContent {
  const isRefused = standing.status === 'none' || standing.status === 'requested';
  const kind = isRefused ? 'no' : standing.status;
  const [subject, words] = kind === 'offered' ? spotHeld(event, standing) : answered[kind];
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
