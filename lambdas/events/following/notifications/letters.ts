import type { NoticeContent } from '#lambdas/notifications/ports/notice.ts';
import type { StoredEvent } from '../../details/stored-event.ts';
import { eventFacts, type MailHome, openEvent, startOf, whenOf } from '../../notifications/event-words.ts';

/** That a followed host has published an event. */
export const newEventLetter = (event: StoredEvent, home: MailHome): NoticeContent => ({
  subject: `New: ${event.title}`,
  content: {
    preheader: whenOf(event),
    heading: event.title,
    paragraphs: [`${event.hostName} is hosting a new event. Want in?`],
    facts: eventFacts(event),
    action: openEvent(event, home),
    footerLines: ['Sent because you follow this host, community or place.'],
  },
});

/** What has become of an event that a person keeps; nothing where it simply takes place in a state without news. */
export function keptEventLetter(event: StoredEvent, home: MailHome): NoticeContent | undefined {
  const news = newsOf(event);
  return (
    news && {
      subject: `${news.what}: ${event.title}`,
      content: {
        preheader: news.words,
        heading: event.title,
        paragraphs: [news.words],
        facts: eventFacts(event),
        action: openEvent(event, home),
        footerLines: ['Sent because this event is in your favorites.'],
      },
    }
  );
}

function newsOf(event: StoredEvent): { readonly what: string; readonly words: string } | undefined {
  if (event.status === 'cancelled') return { what: 'Canceled', words: 'This event is canceled.' };
  if (event.status === 'postponed')
    return { what: 'Postponed', words: `It won’t happen on ${startOf(event)}. The host will set a new time.` };
  if (event.status === 'scheduled') return { what: 'Changed', words: `It has a new time or place: ${whenOf(event)}.` };
  return undefined;
}
