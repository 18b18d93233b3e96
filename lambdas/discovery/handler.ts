import { discovery } from '#shared/discovery/contract.ts';
import { cursorsFor } from '../kernel/cursor.ts';
import { serve } from '../kernel/serve.ts';
import { table } from '../kernel/table.ts';
import { findEvents } from './operations/find-events.ts';
import { findEventsOnMap } from './operations/find-events-on-map.ts';
import { fullSearch } from './operations/full-search.ts';
import { createCardReader } from './store.ts';
import { createWordReader } from './text/store.ts';

const read = createCardReader(table());
const words = createWordReader(table());

export const handler = serve(discovery, {
  findEvents: (input, { now }) => findEvents(input, read, cursorsFor('public', input), now),
  findEventsOnMap: (input, { now }) => findEventsOnMap(input, read, now),
  fullSearch: (input, { now }) => fullSearch(input, words, now),
});
