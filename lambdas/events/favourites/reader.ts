import type { Table } from '#lambdas/kernel/data/table.ts';
import type { FavouriteKind } from '#shared/events/favourites/favourite-words.ts';
import { favouriteEntity } from './favourite.entity.ts';
import { favouriteCountEntity } from './favourite-count.entity.ts';

/** Saved things and their users. */
export interface Kept {
  readonly userId: string;
  readonly kind: FavouriteKind;
  readonly refId: string;
}

/** What pages say of favourites. Eventually consistent: nothing hangs on it. */
export interface FavouriteReader {
  /** Whether a person keeps a thing, and how many people do. */
  look(kept: Kept): Promise<{ isFavourite: boolean; count: number }>;
  count(target: Pick<Kept, 'kind' | 'refId'>): Promise<number>;
}

export function createFavouriteReader(table: Table): FavouriteReader {
  const favourites = favouriteEntity(table);
  const counts = favouriteCountEntity(table);
  const count: FavouriteReader['count'] = async ({ kind, refId }) =>
    (await counts.get({ of: kind, id: refId }).go()).data?.count ?? 0;
  return {
    count,
    look: async (kept) => {
      const [{ data }, people] = await Promise.all([favourites.get(kept).go(), count(kept)]);
      return { isFavourite: data !== null, count: people };
    },
  };
}
