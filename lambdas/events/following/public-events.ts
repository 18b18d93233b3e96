import type { Table } from '#lambdas/kernel/data/table.ts';
import { eventEntity } from '../details/event.entity.ts';
import { toEvent } from '../details/event-reader.ts';
import type { StoredEvent } from '../details/stored-event.ts';

interface Asked {
  readonly of: { readonly hostId: string } | { readonly teamId: string; readonly isOfTeam?: boolean };
  readonly when: 'upcoming' | 'past';
  readonly now: Date;
  readonly limit: number;
  /** Where the last page ended. */
  readonly after?: string | undefined;
}

interface PublicPage {
  readonly events: readonly StoredEvent[];
  readonly after: string | undefined;
}

/**
 * The events of a host or of a community that are public, by start; of a community all of them, for who is of it.
 * They lag the events by moments.
 */
export type FindPublicEvents = (asked: Asked) => Promise<PublicPage>;

/** No event is longer (domain 4.4), so one that is not over started no earlier than this. */
const longestMs = 14 * 24 * 60 * 60 * 1000;

export function createPublicEvents(table: Table): FindPublicEvents {
  const events = eventEntity(table);
  const begin = {
    upcoming: (of: Asked['of'], from: string) =>
      'teamId' in of
        ? events.query.byTeam({ hostingTeam: of.teamId }).gte({ teamPosition: from })
        : events.query.byHost({ creatorId: of.hostId }).gte({ startsAt: from }),
    past: (of: Asked['of'], at: string) =>
      'teamId' in of
        ? events.query.byTeam({ hostingTeam: of.teamId }).lte({ teamPosition: at })
        : events.query.byHost({ creatorId: of.hostId }).lte({ startsAt: at }),
  };
  return async ({ of, when, now, limit, after }) => {
    const at = now.toISOString();
    const isUpcoming = when === 'upcoming';
    const edge = isUpcoming ? new Date(now.getTime() - longestMs).toISOString() : at;
    const { data, cursor } = await begin[when](of, edge)
      .where(({ visibility, status, takenAway, endsAt }, { eq, ne, gt, lte, notExists }) =>
        [
          ...('isOfTeam' in of && of.isOfTeam ? [] : [eq(visibility, 'public')]),
          ne(status, 'draft'),
          notExists(takenAway),
          isUpcoming ? gt(endsAt, at) : lte(endsAt, at),
        ].join(' AND '),
      )
      .go({ count: limit, order: isUpcoming ? 'asc' : 'desc', ...(after && { cursor: after }) });
    return { events: data.map(toEvent), after: cursor ?? undefined };
  };
}
