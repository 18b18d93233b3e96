import type { Table } from '#lambdas/kernel/data/table.ts';
import { type Standing, seating, standingOf } from '#shared/events/rsvp/line/seats.ts';
import { eventEntity } from '../details/event.entity.ts';
import { toEvent } from '../details/event-reader.ts';
import type { StoredEvent } from '../details/stored-event.ts';
import { createHostedEvents } from '../hosts/hosted-events.ts';
import { createSeatStore } from './line/seats.ts';
import { rsvpEntity } from './rsvp.entity.ts';

interface ListQuery {
  readonly userId: string;
  readonly when: 'upcoming' | 'past';
  /** What divides upcoming from past: the same instant for all pages of one list. */
  readonly at: string;
  readonly limit: number;
  /** Where the last page ended. */
  readonly after?: string | undefined;
}

interface ListPage {
  readonly events: readonly (StoredEvent & { readonly mine: Standing })[];
  readonly after: string | undefined;
}

/** A person's events. Lists lag the events by moments; where the person waits is read from the line itself. */
export interface EventLists {
  /** The events of which they are in or wait. */
  joining(query: ListQuery): Promise<ListPage>;
  /** The events that they host, alone or with others, drafts included. */
  hosting(query: ListQuery): Promise<ListPage>;
}

/** No event is longer (domain 4.4), so one that is not over started no earlier than this. */
const longestMs = 14 * 24 * 60 * 60 * 1000;

export function createEventLists(table: Table): EventLists {
  const events = eventEntity(table);
  const rsvps = rsvpEntity(table);
  const lines = createSeatStore(table);
  const hosted = createHostedEvents(table);

  const standing = async (userId: string, { eventId, status }: { eventId: string; status: string }) => {
    if (status !== 'waiting' && status !== 'offered')
      return { status: status === 'in' || status === 'requested' ? status : 'none' } as const;
    const line = await lines.find(eventId);
    return line ? standingOf(userId, seating(line)) : ({ status: 'none' } as const);
  };

  return {
    joining: async (query) => {
      const { userId, at, limit } = query;
      const index = rsvps.query.byPerson({ userId });
      const rows = await (query.when === 'upcoming'
        ? index.gte({ startsAt: earliest(at) })
        : index.lte({ startsAt: at })
      )
        .where(
          ({ status, endsAt }, { ne, gt, lte }) =>
            `${ne(status, 'none')} AND ${query.when === 'upcoming' ? gt(endsAt, at) : lte(endsAt, at)}`,
        )
        .go(paging(query, limit));
      const keys = rows.data.map(({ eventId }) => ({ eventId }));
      const { data } = keys.length === 0 ? { data: [] } : await events.get(keys).go({ preserveBatchOrder: true });
      const found = await Promise.all(
        rows.data.map(async (row, position) => {
          const event = data[position];
          return event ? [{ ...toEvent(event), mine: await standing(userId, row) }] : [];
        }),
      );
      return { events: found.flat(), after: rows.cursor ?? undefined };
    },
    hosting: async (query) => {
      const { userId, at } = query;
      const page = await hosted({ ...query, earliest: earliest(at) });
      const keys = page.events.map(({ eventId }) => ({ eventId, userId }));
      const { data } = keys.length === 0 ? { data: [] } : await rsvps.get(keys).go({ preserveBatchOrder: true });
      const found = await Promise.all(
        page.events.map(async (event, position) => ({
          ...event,
          mine: await standing(userId, data[position] ?? { eventId: event.eventId, status: 'none' }),
        })),
      );
      return { events: found, after: page.after };
    },
  };
}

const earliest = (at: string) => new Date(Date.parse(at) - longestMs).toISOString();

const paging = ({ when, after }: ListQuery, count: number) => ({
  count,
  order: when === 'upcoming' ? ('asc' as const) : ('desc' as const),
  ...(after && { cursor: after }),
});
