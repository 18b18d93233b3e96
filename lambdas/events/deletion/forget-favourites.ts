import type { Table } from '#lambdas/kernel/data/table.ts';
import { favouriteEntity } from '../favourites/favourite.entity.ts';
import { createFavouriteStore } from '../favourites/store.ts';

/** A user's favorites, and favorites of them, with all counts. Safe to repeat. */
export async function forgetFavourites(userId: string, table: Table): Promise<void> {
  const rows = favouriteEntity(table);
  const store = createFavouriteStore(table);
  const kept = await rows.query.byPerson({ userId }).go({ pages: 'all' });
  const keepers = await rows.query.byThing({ refId: userId }).go({ pages: 'all' });
  for (const { userId: owner, kind, refId } of [...kept.data, ...keepers.data])
    await store.remove({ userId: owner, kind, refId });
}
