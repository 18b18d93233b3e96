import { type EntityItem, Service } from 'electrodb';
import { commit } from '#lambdas/kernel/data/commit.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { favouritesAtMost } from '#shared/events/favourites/favourite-counts.ts';
import { type FavouriteKind, usualNotify } from '#shared/events/favourites/favourite-words.ts';
import { favouriteEntity } from './favourite.entity.ts';
import { favouriteCountEntity } from './favourite-count.entity.ts';
import { createFavouriteReader, type FavouriteReader, type Kept } from './reader.ts';

export type FavouriteRow = EntityItem<ReturnType<typeof favouriteEntity>>;

/** Favourites and their counts: a favourite and both counts that it is in change in one transaction. */
export interface FavouriteStore extends Pick<FavouriteReader, 'count'> {
  /** Keeping it again changes what was said with it. */
  add(favourite: FavouriteRow): Promise<'kept' | 'tooMany'>;
  remove(kept: Kept): Promise<void>;
  list(query: ListQuery): Promise<ListPage>;
  /** Notes since when it has been gone, or that it is there again. */
  noteGone(kept: Kept, since: string | undefined): Promise<void>;
  /** The hosts alone, in no order that means anything. */
  listHosts(query: ListQuery): Promise<ListPage>;
}

interface ListQuery {
  readonly userId: string;
  readonly kind?: FavouriteKind | undefined;
  readonly listId?: string | undefined;
  readonly limit: number;
  readonly after?: string | undefined;
}

interface ListPage {
  readonly favourites: readonly FavouriteRow[];
  readonly after: string | undefined;
}

export function createFavouriteStore(table: Table, retry: Retry = createRetry()): FavouriteStore {
  const entities = { favourite: favouriteEntity(table), count: favouriteCountEntity(table) };
  const { transaction } = new Service(entities);

  const tryAdd = async (row: FavouriteRow) => {
    const refused = await commit(
      transaction.write(({ favourite, count }) => [
        favourite.create(row).commit(),
        count
          .upsert({ of: 'owner', id: row.userId })
          .add({ count: 1 })
          .where(({ count: kept }, { lt, notExists }) => `${notExists(kept)} OR ${lt(kept, favouritesAtMost)}`)
          .commit(),
        count.upsert({ of: row.kind, id: row.refId }).add({ count: 1 }).commit(),
      ]),
    );
    if (refused.includes(0)) return 'kept before';
    return refused.includes(1) ? 'tooMany' : 'kept';
  };

  const changeWishes = async ({ userId, kind, refId, note, notify = usualNotify(kind), listId }: FavouriteRow) => {
    const said = { notify, ...(note && { note }), ...(listId && { listId }) };
    const patch = entities.favourite.patch({ userId, kind, refId }).set(said);
    const unsaid = [...(note ? [] : ['note' as const]), ...(listId ? [] : ['listId' as const])];
    // Gone in between is gone: the newer wish counts.
    await (unsaid.length > 0 ? patch.remove(unsaid) : patch).go().catch(ignoreMissing);
  };

  return {
    count: createFavouriteReader(table).count,
    add: (row) =>
      retry(async () => {
        const outcome = await tryAdd(row);
        if (outcome === 'kept before') await changeWishes(row);
        return outcome === 'tooMany' ? outcome : 'kept';
      }),
    remove: ({ userId, kind, refId }) =>
      retry(async () => {
        await commit(
          transaction.write(({ favourite, count: counts }) => [
            favourite
              .remove({ userId, kind, refId })
              .where(({ createdAt }, { exists }) => exists(createdAt))
              .commit(),
            counts.upsert({ of: 'owner', id: userId }).add({ count: -1 }).commit(),
            counts.upsert({ of: kind, id: refId }).add({ count: -1 }).commit(),
          ]),
        );
      }),
    noteGone: async ({ userId, kind, refId }, since) => {
      const patch = entities.favourite.patch({ userId, kind, refId });
      await (since ? patch.set({ goneSince: since }) : patch.remove(['goneSince'])).go().catch(ignoreMissing);
    },
    ...readersOf(entities.favourite),
  };
}

const readersOf = (rows: ReturnType<typeof favouriteEntity>): Pick<FavouriteStore, 'list' | 'listHosts'> => ({
  list: async ({ userId, kind, listId, ...page }) => {
    const all = rows.query.byPerson({ userId });
    const wanted = all.where((row, { eq }) =>
      [...(kind ? [eq(row.kind, kind)] : []), ...(listId ? [eq(row.listId, listId)] : [])].join(' AND '),
    );
    return pageOf(await wanted.go({ ...paging(page), order: 'desc' }));
  },
  listHosts: async ({ userId, ...page }) =>
    pageOf(await rows.query.byTarget({ userId, kind: 'person' }).go(paging(page))),
});

const paging = ({ limit, after }: Pick<ListQuery, 'limit' | 'after'>) => ({
  count: limit,
  ...(after && { cursor: after }),
});

const pageOf = ({ data, cursor }: { data: FavouriteRow[]; cursor: string | null }): ListPage => ({
  favourites: data,
  after: cursor ?? undefined,
});

const ignoreMissing = (error: unknown) => {
  if (!/ConditionalCheckFailed/.test(String((error as { cause?: unknown }).cause ?? error))) throw error;
};
