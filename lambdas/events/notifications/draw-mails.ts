import type { NoticeContent } from '#lambdas/notifications/ports/notice.ts';
import type { drawHeld } from '#shared/events/messages.ts';
import { type Standing, seating } from '#shared/events/rsvp/line/seats.ts';
import type { StoredEvent } from '../details/stored-event.ts';
import { calendarOf, eventFacts, type MailHome, openEvent, startIn, whenOf } from './event-words.ts';
import type { NoticeBuilder } from './notice-builder.ts';

/** Who was not drawn hears where they stand; who was hears of their seat by itself. */
export const ofDraw: NoticeBuilder<typeof drawHeld> = (_, { event, line }, at, home) => {
  if (event.status !== 'scheduled' || at >= new Date(event.startsAt)) return undefined;
  const { waiting } = seating(line);
  return {
    topic: 'waitlistOffer',
    userIds: waiting,
    told: (userId) => youWait(event, waiting.indexOf(userId) + 1, home),
  };
};

interface Step {
  readonly from: Standing['status'];
  readonly to: Standing['status'];
}

/** What a player hears of entering a draw, or of a seat by it; undefined where seats are not drawn, or it is over. */
export function drawNews(event: StoredEvent, { from, to }: Step, at: Date, home: MailHome): NoticeContent | undefined {
  if (event.waitlistMode !== 'lottery' || !event.drawsAt) return undefined;
  if (from === 'none' && to === 'waiting' && at < new Date(event.drawsAt))
    return youEntered(event, event.drawsAt, home);
  return from === 'waiting' && to === 'in' ? youHaveASeat(event, home) : undefined;
}

function youEntered(event: StoredEvent, drawsAt: string, home: MailHome): NoticeContent {
  const when = startIn(drawsAt, event.timeZone);
  const words = [
    `We draw the spots for ${event.title} on ${when}. It doesn’t matter when you enter.`,
    'We’ll email you the result. Can’t make it? Leave before the draw.',
  ];
  return {
    subject: `You're in the draw: ${event.title}`,
    content: content(event, `You're in the draw: ${event.title}`, `Spots are drawn on ${when}.`, words, home),
  };
}

const youHaveASeat = (event: StoredEvent, home: MailHome): NoticeContent => ({
  subject: `A spot is yours: ${event.title}`,
  content: content(
    event,
    `A spot is yours: ${event.title}`,
    `You won a spot in the draw. ${whenOf(event)}`,
    [
      'You were drawn, or a spot opened up and you were next in line. Either way, you’re in!',
      'Can’t make it anymore? Leave the event and the next player in line gets your spot.',
    ],
    home,
  ),
  calendar: calendarOf(event, home),
});

const youWait = (event: StoredEvent, position: number, home: MailHome): NoticeContent => ({
  subject: `The draw is done: ${event.title}`,
  content: content(
    event,
    'The draw is done',
    `You’re number ${position} in line.`,
    [
      `More players entered than there are spots, and you came out as number ${position} in line. When a spot opens up and you’re next, it’s yours right away and we’ll email you.`,
      'You can check how the draw was done on the event page.',
    ],
    home,
  ),
});

const content = (
  event: StoredEvent,
  heading: string,
  preheader: string,
  paragraphs: string[],
  home: MailHome,
): NoticeContent['content'] => ({
  preheader,
  heading,
  paragraphs,
  facts: eventFacts(event),
  action: openEvent(event, home),
  footerLines: ['Sent because you entered the draw.'],
});
