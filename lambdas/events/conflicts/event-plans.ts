import type { Table } from '#lambdas/kernel/data/table.ts';
import { eventEntity } from '../details/event.entity.ts';
import { toEvent } from '../details/event-reader.ts';
import type { StoredEvent } from '../details/stored-event.ts';
import { rsvpEntity } from '../rsvp/rsvp.entity.ts';

/** What a player is in or waits for that touches a time, and takes place. */
export type PlansReader = (
  personId: string,
  time: { readonly from: string; readonly until: string },
) => Promise<readonly { readonly event: StoredEvent; readonly status: 'in' | 'waiting' | 'offered' | 'requested' }[]>;

/** No event is longer (domain 4.4). */
const longestMs = 14 * 24 * 60 * 60_000;
const most = 100;

export function createPlansReader(table: Table): PlansReader {
  const rsvps = rsvpEntity(table);
  const events = eventEntity(table);
  return async (userId, { from, until }) => {
    const earliest = new Date(Date.parse(from) - longestMs).toISOString();
    const { data: rows } = await rsvps.query
      .byPerson({ userId })
      .between({ startsAt: earliest }, { startsAt: until })
      .where(({ status, endsAt }, { ne, gt }) => `${ne(status, 'none')} AND ${gt(endsAt, from)}`)
      .go({ pages: 'all' });
    const wanted = rows.slice(0, most);
    if (wanted.length === 0) return [];
    const { data } = await events.get(wanted.map(({ eventId }) => ({ eventId }))).go({ preserveBatchOrder: true });
    return wanted.flatMap(({ status }, index) => {
      const row = data[index];
      if (!row || status === 'none' || row.status !== 'scheduled') return [];
      return [{ event: toEvent(row), status }];
    });
  };
}
