import type { NoticeContent } from '#lambdas/notifications/ports/notice.ts';
import type { StoredEvent } from '../../details/stored-event.ts';
import { eventFacts, type MailHome, openEvent, startOf, whenOf } from '../../notifications/event-words.ts';

/** That a followed host has published an event. */
export const newEventLetter = (event: StoredEvent, home: MailHome): NoticeContent => ({
  subject: `New: ${event.title}`,
  content: {
    preheader: whenOf(event),
    heading: event.title,
    paragraphs: [`${event.hostName} hosts a new event. You follow its host, its community or its place.`],
    facts: eventFacts(event),
    action: openEvent(event, home),
    footerLines: ['You get this mail because you follow who hosts this event or where it is.'],
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
        footerLines: ['You get this mail because you keep this event among your favourites.'],
      },
    }
  );
}

function newsOf(event: StoredEvent): { readonly what: string; readonly words: string } | undefined {
  if (event.status === 'cancelled') return { what: 'Cancelled', words: 'It does not take place.' };
  if (event.status === 'postponed')
    return { what: 'Postponed', words: `It does not take place on ${startOf(event)}. The host will set a new time.` };
  if (event.status === 'scheduled')
    return { what: 'Changed', words: `It has another time or place now: ${whenOf(event)}.` };
  return undefined;
}
