import type { EntityItem } from 'electrodb';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { namedThingEntity } from './named-thing.entity.ts';

export type NamedThing = EntityItem<ReturnType<typeof namedThingEntity>>;

/**
 * Things of contexts below, by id. The context that owns a thing writes its row in the transaction that changes the thing,
 * so it is never behind. Strongly consistent.
 */
export type FindNamedThing = (refId: string) => Promise<NamedThing | undefined>;

/** The games of an event in their order, for contexts above those that run games. Lags by moments. */
export type ListNamedGames = (eventId: string) => Promise<readonly NamedThing[]>;

export function createNamedGames(table: Table): ListNamedGames {
  const rows = namedThingEntity(table);
  return async (eventId) => {
    const { data } = await rows.query.byEvent({ eventId }).go({ pages: 'all' });
    return data.toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0) || a.refId.localeCompare(b.refId));
  };
}

export function createNamedThings(table: Table): FindNamedThing {
  const rows = namedThingEntity(table);
  return async (refId) => (await rows.get({ refId }).go({ consistent: true })).data ?? undefined;
}
