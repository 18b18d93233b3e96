import type { Table } from '#lambdas/kernel/data/table.ts';
import { isHost } from '#shared/events/hosts/hosting.ts';
import { eventEntity } from '../details/event.entity.ts';
import { toEvent } from '../details/event-reader.ts';
import type { StoredEvent } from '../details/stored-event.ts';
import { createHostshipList } from './hostship-list.ts';

interface Asked {
  readonly userId: string;
  readonly when: 'upcoming' | 'past';
  /** What divides upcoming from past. */
  readonly at: string;
  /** None that is not over began before. */
  readonly earliest: string;
  readonly limit: number;
  /** Where the last page ended. */
  readonly after?: string | undefined;
}

interface HostedPage {
  readonly events: readonly StoredEvent[];
  readonly after: string | undefined;
}

/**
 * What a person hosts, drafts included: what they created, and what they confirmed to host with its creator. Both are in
 * order of the start, so a page ends at an event and the next begins behind it.
 */
export function createHostedEvents(table: Table): (asked: Asked) => Promise<HostedPage> {
  const events = eventEntity(table);
  const hostships = createHostshipList(table);

  /** One more than is asked for, which tells whether there are more. */
  const created = async (asked: Asked) => {
    const { when, at, limit } = asked;
    const rows = await (when === 'upcoming' ? comingFrom(asked) : pastFrom(asked))
      .where(
        ({ endsAt, takenAway }, { gt, lte, notExists }) =>
          `${when === 'upcoming' ? gt(endsAt, at) : lte(endsAt, at)} AND ${notExists(takenAway)}`,
      )
      .go({ count: limit + 1, order: when === 'upcoming' ? 'asc' : 'desc' });
    return rows.data.map(toEvent);
  };
  const comingFrom = ({ userId, earliest, after }: Asked) => {
    const index = events.query.byHost({ creatorId: userId });
    return after === undefined ? index.gte({ startsAt: earliest }) : index.gt(positionFrom(after));
  };
  const pastFrom = ({ userId, at, after }: Asked) => {
    const index = events.query.byHost({ creatorId: userId });
    return after === undefined ? index.lte({ startsAt: at }) : index.lt(positionFrom(after));
  };

  const shared = async ({ userId, when, at, after }: Asked) => {
    const keys = (await hostships(userId)).map(({ eventId }) => ({ eventId }));
    const { data } = keys.length === 0 ? { data: [] } : await events.get(keys).go();
    return data
      .map(toEvent)
      .filter((event) => event.creatorId !== userId && isHost(event, userId) && !event.takenAway)
      .filter(({ endsAt }) => endsAt > at === (when === 'upcoming'))
      .filter((event) => after === undefined || isBehind(event, after, when));
  };

  return async (asked) => {
    const all = (await Promise.all([created(asked), shared(asked)])).flat();
    const sorted = all.sort((a, b) => (isBehind(a, positionOf(b), asked.when) ? 1 : -1));
    const page = sorted.slice(0, asked.limit);
    const last = sorted.length > asked.limit ? page.at(-1) : undefined;
    return { events: page, after: last && positionOf(last) };
  };
}

type Position = Pick<StoredEvent, 'startsAt' | 'eventId'>;

const positionOf = ({ startsAt, eventId }: Position): string => `${startsAt}#${eventId}`;

function positionFrom(position: string): Position {
  const [startsAt = '', eventId = ''] = position.split('#');
  return { startsAt, eventId };
}

const isBehind = (event: Position, position: string, when: Asked['when']): boolean =>
  when === 'upcoming' ? positionOf(event) > position : positionOf(event) < position;
