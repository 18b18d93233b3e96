import type { NoticeContent } from '#lambdas/notifications/ports/notice.ts';
import { quantity } from '#shared/quantity.ts';
import type { StoredEvent } from '../details/stored-event.ts';
import { factsForIn, type MailHome, openEvent, whenOf } from '../notifications/event-words.ts';

export function eventReminder(event: StoredEvent, now: Date, home: MailHome): NoticeContent {
  const soon = event.isTimeTbd ? 'is tomorrow' : `starts ${inWords(Date.parse(event.startsAt) - now.getTime())}`;
  return {
    subject: `Reminder: ${event.title} ${soon}`,
    content: {
      preheader: whenOf(event),
      heading: `${event.title} ${soon}`,
      paragraphs: ['You’re in. Can’t make it? Leave now so the next player gets your spot.'],
      facts: factsForIn(event),
      action: openEvent(event, home),
      footerLines: ['Sent because you’re in.'],
    },
  };
}

/** `in 3 days`, `in 24 hours`, `in 1 hour`, `in 45 minutes`: whole hours from an hour and a half on, days from two on. */
function inWords(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / 60_000));
  if (minutes >= 48 * 60) return `in ${quantity(Math.round(minutes / (24 * 60)), 'day')}`;
  return minutes < 90 ? `in ${quantity(minutes, 'minute')}` : `in ${quantity(Math.round(minutes / 60), 'hour')}`;
}
