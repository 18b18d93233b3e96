import { type EntityItem, Service } from 'electrodb';
import { type FavouriteKind, favouritesAtMost } from '#shared/events/favourites.ts';
import { commit } from '../../kernel/commit.ts';
import { createRetry, type Retry } from '../../kernel/retry.ts';
import type { Table } from '../../kernel/table.ts';
import { favouriteEntity } from './favourite.entity.ts';
import { favouriteCountEntity } from './favourite-count.entity.ts';

export type FavouriteRow = EntityItem<ReturnType<typeof favouriteEntity>>;

/** What is kept, and by whom. */
interface Kept {
  readonly userId: string;
  readonly kind: FavouriteKind;
  readonly refId: string;
}

/** Favourites and their counts: a favourite and both counts that it is in change in one transaction. */
export interface FavouriteStore {
  /** Keeping it again changes the note. */
  add(favourite: FavouriteRow): Promise<'kept' | 'tooMany'>;
  remove(kept: Kept): Promise<void>;
  /** Whether a person keeps a thing, and how many people do. Eventually consistent: nothing hangs on it. */
  look(kept: Kept): Promise<{ isFavourite: boolean; count: number }>;
  count(target: Pick<Kept, 'kind' | 'refId'>): Promise<number>;
  list(query: {
    readonly userId: string;
    readonly limit: number;
    readonly after?: string | undefined;
  }): Promise<{ favourites: readonly FavouriteRow[]; after: string | undefined }>;
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

  const count: FavouriteStore['count'] = async ({ kind, refId }) =>
    (await entities.count.get({ of: kind, id: refId }).go()).data?.count ?? 0;

  return {
    count,
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
    look: async (kept) => {
      const [{ data }, people] = await Promise.all([entities.favourite.get(kept).go(), count(kept)]);
      return { isFavourite: data !== null, count: people };
    },
    list: async ({ userId, limit, after }) => {
      const { data, cursor } = await entities.favourite.query
        .byPerson({ userId })
        .go({ count: limit, order: 'desc', ...(after && { cursor: after }) });
      return { favourites: data, after: cursor ?? undefined };
    },
  };
}

const ignoreMissing = (error: unknown) => {
  if (!/ConditionalCheckFailed/.test(String((error as { cause?: unknown }).cause ?? error))) throw error;
};
