import { clock } from '../../kernel/clock.ts';
import { log } from '../../kernel/log.ts';
import { table } from '../../kernel/table.ts';
import { createPlaceStore } from '../store.ts';
import { checkPlaces } from './check-places.ts';

const store = createPlaceStore(table());

/** Returns how many listings changed. */
export async function handler(): Promise<{ changed: number }> {
  const changed = await checkPlaces(store, clock.now());
  log.info('places were looked at again', { entity: 'place', count: changed });
  return { changed };
}
