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
    `Seats for ${event.title} are drawn on ${when} (${event.timeZone}). When you enter makes no difference.`,
    'You hear from us when it is done. If you cannot come, leave before the draw.',
  ];
  return {
    subject: `You're in the draw: ${event.title}`,
    content: content(event, `You're in the draw: ${event.title}`, `Seats are drawn on ${when}.`, words, home),
  };
}

const youHaveASeat = (event: StoredEvent, home: MailHome): NoticeContent => ({
  subject: `A seat is yours: ${event.title}`,
  content: content(
    event,
    `A seat is yours: ${event.title}`,
    `You have a seat by the draw. ${whenOf(event)}`,
    [
      'You were among the first drawn, or a seat became free and you were next in the drawn order: you are in now.',
      'If you cannot come any more, leave the event and the next in the drawn order gets the seat.',
    ],
    home,
  ),
  calendar: calendarOf(event, home),
});

const youWait = (event: StoredEvent, position: number, home: MailHome): NoticeContent => ({
  subject: `The draw was held: ${event.title}`,
  content: content(
    event,
    'The draw was held',
    `You are number ${position} in line.`,
    [
      `There were fewer seats than people. You were drawn as number ${position} in line: when a seat becomes free and you are next, it is yours at once and we tell you.`,
      'The event shows how the draw was held, and lets you check it.',
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
  footerLines: ['You get this mail because you entered the draw of this event.'],
});
