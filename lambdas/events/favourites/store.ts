import { type EntityItem, Service } from 'electrodb';
import { favouritesAtMost } from '#shared/events/favourite-counts.ts';
import { commit } from '../../kernel/commit.ts';
import { createRetry, type Retry } from '../../kernel/retry.ts';
import type { Table } from '../../kernel/table.ts';
import { favouriteEntity } from './favourite.entity.ts';
import { favouriteCountEntity } from './favourite-count.entity.ts';
import { createFavouriteReader, type FavouriteReader, type Kept } from './reader.ts';

export type FavouriteRow = EntityItem<ReturnType<typeof favouriteEntity>>;

/** Favourites and their counts: a favourite and both counts that it is in change in one transaction. */
export interface FavouriteStore extends Pick<FavouriteReader, 'count'> {
  /** Keeping it again changes the note. */
  add(favourite: FavouriteRow): Promise<'kept' | 'tooMany'>;
  remove(kept: Kept): Promise<void>;
  list(query: ListQuery): Promise<ListPage>;
  /** The hosts alone, in no order that means anything. */
  listHosts(query: ListQuery): Promise<ListPage>;
}

interface ListQuery {
  readonly userId: string;
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

  const changeNote = async ({ userId, kind, refId, note }: FavouriteRow) => {
    const patch = entities.favourite.patch({ userId, kind, refId });
    // Gone in between is gone: the newer wish counts.
    await (note ? patch.set({ note }) : patch.remove(['note'])).go().catch(ignoreMissing);
  };

  return {
    count: createFavouriteReader(table).count,
    add: (row) =>
      retry(async () => {
        const outcome = await tryAdd(row);
        if (outcome === 'kept before') await changeNote(row);
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
    list: async ({ userId, ...page }) =>
      pageOf(await entities.favourite.query.byPerson({ userId }).go({ ...paging(page), order: 'desc' })),
    listHosts: async ({ userId, ...page }) =>
      pageOf(await entities.favourite.query.byTarget({ userId, kind: 'person' }).go(paging(page))),
  };
}

const paging = ({ limit, after }: Omit<ListQuery, 'userId'>) => ({ count: limit, ...(after && { cursor: after }) });

const pageOf = ({ data, cursor }: { data: FavouriteRow[]; cursor: string | null }): ListPage => ({
  favourites: data,
  after: cursor ?? undefined,
});

const ignoreMissing = (error: unknown) => {
  if (!/ConditionalCheckFailed/.test(String((error as { cause?: unknown }).cause ?? error))) throw error;
};
