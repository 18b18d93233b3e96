import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { job } from '#lambdas/kernel/due/job.ts';
import { log } from '#lambdas/kernel/observability/log.ts';
import { afterTime } from '#shared/places/details/place-states.ts';
import { clock } from '../../kernel/clock.ts';
import { revisePlace } from '../details/revise-place.ts';
import type { PlaceStore } from '../details/store.ts';
import { createPlaceStore } from '../details/store.ts';

const atOnce = 8;

/** Changes every standing that time has changed. Safe to repeat: each place is judged by what it is when it is written. */
async function checkPlaces(store: PlaceStore, now: Date): Promise<number> {
  let changed = 0;
  await inParallel(await store.listToCheck(now), atOnce, async ({ placeId }) => {
    let isOther = false;
    await revisePlace({ placeId }, store, (before) => {
      const standing = afterTime({ ...before, timeZone: before.details.timeZone }, now);
      isOther = standing !== before.standing;
      return isOther ? { changes: { standing, ...opened(before.standing.status, now) } } : undefined;
    });
    if (isOther) changed += 1;
  });
  return changed;
}

/** Who closed it for a time said until when: that word is as fresh as the day. */
const opened = (status: string, now: Date) =>
  status === 'temporarily_closed' ? { confirmedAt: now.toISOString() } : {};

const store = createPlaceStore(table());

/** Returns how many listings changed. */
export const handler = job(async (): Promise<{ changed: number }> => {
  const changed = await checkPlaces(store, clock.now());
  log.info('places were looked at again', { entity: 'place', count: changed });
  return { changed };
});
