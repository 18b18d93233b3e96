import { table } from '#lambdas/kernel/data/table.ts';
import { job } from '#lambdas/kernel/due/job.ts';
import { log } from '#lambdas/kernel/observability/log.ts';
import { clock } from '../../kernel/clock.ts';
import { createPlaceStore } from '../details/store.ts';
import { checkPlaces } from './check-places.ts';

const store = createPlaceStore(table());

/** Returns how many listings changed. */
export const handler = job(async (): Promise<{ changed: number }> => {
  const changed = await checkPlaces(store, clock.now());
  log.info('places were looked at again', { entity: 'place', count: changed });
  return { changed };
});
