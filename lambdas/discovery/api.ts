import { type Caller, serve } from '#lambdas/accounts/ports/serve.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { cursorsFor } from '#lambdas/kernel/http/cursor.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { discovery } from '#shared/discovery/contract.ts';
import { userEntitlements } from '#shared/payments/entitlements.ts';
import type { UserPlan } from '#shared/payments/plan-names.ts';
import { deleteSearch } from './saved-searches/operations/delete-search.ts';
import { saveSearch } from './saved-searches/operations/save-search.ts';
import { createSavedSearchStore } from './saved-searches/store.ts';
import { findEvents } from './search/operations/find-events.ts';
import { findEventsOnMap } from './search/operations/find-events-on-map.ts';
import { findEventsWithGames } from './search/operations/find-events-with-games.ts';
import { fullSearch } from './search/operations/full-search.ts';
import { createCardReader } from './search/store.ts';
import { createWordReader } from './text/store.ts';

const read = createCardReader(table());
const words = createWordReader(table());
const saved = createSavedSearchStore(table());

function keeperOf(caller: Caller) {
  const plan: UserPlan = caller.account?.userSubscription ?? 'free';
  return { userId: actorOf(caller).userId, plan, most: userEntitlements(plan).savedSearches };
}

export const handler = serve(discovery, {
  findEvents: (input, { now }) => findEvents(input, read, cursorsFor('public', input), now),
  findEventsOnMap: (input, { now }) => findEventsOnMap(input, read, now),
  findEventsWithGames: (input, { now }) => findEventsWithGames(input, read, cursorsFor('public', input), now),
  fullSearch: (input, { now }) => fullSearch(input, words, now),
  saveSearch: (input, caller) => saveSearch(input, keeperOf(caller), caller.newId('search'), saved, caller.now),
  listSearches: async (_, caller) => {
    const { userId, most } = keeperOf(caller);
    return { searches: [...(await saved.list(userId))], most };
  },
  deleteSearch: (input, caller) => deleteSearch(input, actorOf(caller).userId, saved),
});
