import { Problem } from '#shared/contract/errors.ts';
import type { SavedSearchStore } from '../store.ts';

/** Forgets a search. */
export async function deleteSearch(
  { searchId }: { searchId: string },
  userId: string,
  store: SavedSearchStore,
): Promise<Record<string, never>> {
  await store.change(userId, (searches) => {
    const kept = searches.filter((search) => search.searchId !== searchId);
    if (kept.length === searches.length) throw new Problem('search.notFound');
    return kept;
  });
  return {};
}
