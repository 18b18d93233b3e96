import type { Table } from '#lambdas/kernel/data/table.ts';
import type { NoticeContent } from '#lambdas/notifications/ports/notice.ts';
import { seating } from '#shared/events/rsvp/line/seats.ts';
import { createEventStore } from '../../details/store.ts';
import type { StoredEvent } from '../../details/stored-event.ts';
import { openToTeams } from '../../details/team-standing.ts';
import { eventFacts, openEvent } from '../../notifications/event-words.ts';
import { manages, maySee } from '../event-visibility.ts';

/** An event as far as announcements about it go. */
export interface AnnouncedEvent {
  readonly eventId: string;
  readonly title: string;
  readonly startsAt: string;
  /** People of its list, by how they stand. */
  readonly people: {
    readonly in: readonly string[];
    readonly line: readonly string[];
    readonly asked: readonly string[];
  };
  /** What mails say of it besides the message. */
  readonly facts: (origin: string) => Pick<NoticeContent['content'], 'facts' | 'action'>;
}

export interface AnnouncedEvents {
  /** Strongly consistent. */
  find(eventId: string): Promise<AnnouncedEvent | undefined>;
  /** Whether a person manages an event, only knows it, or may not know it. */
  standing(eventId: string, userId: string): Promise<'manages' | 'knows' | 'unknown'>;
}

export function createAnnouncedEvents(table: Table): AnnouncedEvents {
  const events = openToTeams(createEventStore(table), table);
  return {
    find: async (eventId) => {
      const found = await events.findWithLine(eventId);
      if (!found || found.event.takenAway) return undefined;
      const { in: inside, waiting, offered, requested } = seating(found.line);
      const people = { in: inside, line: [...waiting, ...Object.keys(offered)], asked: requested };
      return { ...pick(found.event), people };
    },
    standing: async (eventId, userId) => {
      const found = await events.findWithLine(eventId);
      if (!found) return 'unknown';
      if (await manages(found.event, userId, events.standingIn)) return 'manages';
      return (await maySee(found, { userId }, events)) ? 'knows' : 'unknown';
    },
  };
}

const pick = (event: StoredEvent): Omit<AnnouncedEvent, 'people'> => ({
  eventId: event.eventId,
  title: event.title,
  startsAt: event.startsAt,
  facts: (origin) => ({ facts: eventFacts(event), action: openEvent(event, { origin, fromAddress: '' }) }),
});
