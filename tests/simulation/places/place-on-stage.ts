import { createPlaceStore } from '#lambdas/places/details/store.ts';
import type { StoredPlace } from '#lambdas/places/details/stored-place.ts';
import { PlaceId } from '#shared/ids.ts';
import { KnownDetails } from '#shared/places/details/place-details.ts';
import type { MemoryTable, Write } from '../stage/memory-table.ts';
import { pastFaults } from '../stage/past-faults.ts';
import { roughStage } from '../stage/rough-stage.ts';
import type { Scheduler } from '../stage/scheduler.ts';
import { stage } from '../stage/stage.ts';

const at = '2031-05-01T12:00:00.000Z';
export const placeIdOf = (last: string): string => PlaceId.parse(`plc_${'0'.repeat(25)}${last}`);
export const placesOnStage = createPlaceStore(stage.table, stage.retry);

/** A listed park whose store is played with. */
export const aPlaceOnStage = (differences: Partial<StoredPlace> = {}): StoredPlace => ({
  placeId: placeIdOf('A'),
  version: 1,
  revision: 1,
  details: KnownDetails.parse({
    name: 'Zilker Park',
    kind: 'park',
    timeZone: 'America/Chicago',
    sports: ['running'],
    access: { kind: 'public' },
    openPlay: [],
    location: {
      city: { placeId: 'us-1', name: 'Austin, TX', lat: 30.2, lng: -97.7, hash: '9v6kp' },
      point: { lat: 30.2, lng: -97.7 },
    },
  }),
  standing: { status: 'listed' },
  trust: 1,
  confirmedAt: at,
  createdAt: at,
  updatedAt: at,
  ratings: 0,
  stars: 0,
  creatorId: 'anna',
  managers: ['anna'],
  ...differences,
});

/** What several people do with places at once, while writes fail and answers are lost; then it is judged. */
export async function playPlaces(
  seed: number,
  places: readonly StoredPlace[],
  acts: readonly ((scheduler: Scheduler) => Promise<unknown>)[],
  twin?: (write: Write) => Write,
): Promise<MemoryTable> {
  const { scheduler, memory, weather } = roughStage(seed, Date.parse(at), twin);
  const played = (async () => {
    for (const place of places) await placesOnStage.add(place);
    weather.isCalm = false;
    await Promise.all(
      acts.map(async (act) => {
        await scheduler.turn(scheduler.below(60));
        await act(scheduler).catch(pastFaults);
      }),
    );
  })();
  await Promise.all([scheduler.run(), played]);
  if (memory.defect) throw memory.defect;
  return memory;
}
