import { discovery } from '#shared/discovery/contract.ts';
import { cursorsFor } from '../kernel/cursor.ts';
import { actorOf, serve } from '../kernel/serve.ts';
import { table } from '../kernel/table.ts';
import { deleteSearch } from './operations/delete-search.ts';
import { findEvents } from './operations/find-events.ts';
import { findEventsOnMap } from './operations/find-events-on-map.ts';
import { findEventsWithGames } from './operations/find-events-with-games.ts';
import { fullSearch } from './operations/full-search.ts';
import { saveSearch } from './operations/save-search.ts';
import { createSavedSearchStore } from './saved/store.ts';
import { createCardReader } from './store.ts';
import { createWordReader } from './text/store.ts';

const read = createCardReader(table());
const words = createWordReader(table());
const saved = createSavedSearchStore(table());

export const handler = serve(discovery, {
  findEvents: (input, { now }) => findEvents(input, read, cursorsFor('public', input), now),
  findEventsOnMap: (input, { now }) => findEventsOnMap(input, read, now),
  findEventsWithGames: (input, { now }) => findEventsWithGames(input, read, cursorsFor('public', input), now),
  fullSearch: (input, { now }) => fullSearch(input, words, now),
  saveSearch: (input, caller) => saveSearch(input, actorOf(caller).userId, caller.newId('search'), saved, caller.now),
  listSearches: async (_, caller) => ({ searches: [...(await saved.list(actorOf(caller).userId))] }),
  deleteSearch: (input, caller) => deleteSearch(input, actorOf(caller).userId, saved),
});
