import { type Caller, serve } from '#lambdas/accounts/ports/serve.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { cursorsFor } from '#lambdas/kernel/http/cursor.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { discovery } from '#shared/discovery/contract.ts';
import { userEntitlements } from '#shared/payments/entitlements.ts';
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

/** What they saved, how many their plan allows, and until when there is time to make room where that is less. */
async function listSearches({ account, ...caller }: Caller) {
  const searches = [...(await saved.list(actorOf(caller).userId))];
  const most = userEntitlements(account?.userSubscription).savedSearches;
  const until = searches.length > most ? account?.overPlanUntil : undefined;
  return { searches, most, ...(until && { overUntil: until }) };
}

export const handler = serve(discovery, {
  findEvents: (input, { now }) => findEvents(input, read, cursorsFor('public', input), now),
  findEventsOnMap: (input, { now }) => findEventsOnMap(input, read, now),
  findEventsWithGames: (input, { now }) => findEventsWithGames(input, read, cursorsFor('public', input), now),
  fullSearch: (input, { now }) => fullSearch(input, words, now),
  saveSearch: (input, caller) => saveSearch(input, actorOf(caller).userId, caller.newId('search'), saved, caller.now),
  listSearches: (_, caller) => listSearches(caller),
  deleteSearch: (input, caller) => deleteSearch(input, actorOf(caller).userId, saved),
});
