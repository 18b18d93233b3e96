import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { discovery } from '#shared/discovery/contract.ts';
import { userEntitlements } from '#shared/payments/entitlements.ts';
import type { SavedSearchStore } from '../store.ts';

type SaveSearch = (typeof discovery)['operations']['saveSearch'];

/** Keeps a search for the person who made it; those above what their plan allows stay, and none is added. */
export async function saveSearch(
  details: Parsed<SaveSearch>,
  userId: string,
  searchId: string,
  store: SavedSearchStore,
  now: Date,
): Promise<Output<SaveSearch>> {
  const saved = { ...details, searchId, createdAt: now.toISOString() };
  await store.change(userId, (searches, plan) => {
    const others = searches.filter((search) => search.searchId !== searchId);
    if (others.length >= userEntitlements(plan).savedSearches) throw new Problem('search.tooMany', { plan });
    return [saved, ...others];
  });
  return saved;
}
