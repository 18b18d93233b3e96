import type { Table } from '#lambdas/kernel/data/table.ts';
import { eventEntity } from './event.entity.ts';
import { toEvent } from './event-reader.ts';
import type { StoredEvent } from './stored-event.ts';

/** The newest event that a person hosts in public, among their latest hundred; none where there is none. */
export type FindHostedInPublic = (userId: string) => Promise<StoredEvent | undefined>;

export const hostedInPublic = (table: Table): FindHostedInPublic => {
  const events = eventEntity(table);
  return async (creatorId) => {
    const { data } = await events.query
      .byHost({ creatorId })
      .where(({ visibility, status }, { eq, ne }) => `${eq(visibility, 'public')} AND ${ne(status, 'draft')}`)
      .go({ limit: 100, pages: 1, order: 'desc' });
    return data[0] && toEvent(data[0]);
  };
};
