import type { City } from '#shared/city.ts';
import { discovery, type EventCard } from '#shared/discovery/contract.ts';
import { operations } from '#web/app/operations/operations.ts';

/** The next public events around the home city, and whether a map can show them. */
export interface EventsNearby {
  readonly events: readonly EventCard[];
  readonly hasMap: boolean;
}

const nearMiles = 25;
const shownNearby = 5;

/**
 * Asked for once the maps are there (R-HOME-24), or known not to come: what is found is shown at once where it lies.
 * Undefined when it could not be asked for.
 */
export async function loadNearby({ lat, lng }: City, maps: Promise<boolean>): Promise<EventsNearby | undefined> {
  const hasMap = await maps;
  try {
    const { events } = await operations(discovery).findEvents({
      lat: Number(lat.toFixed(3)),
      lng: Number(lng.toFixed(3)),
      radiusMiles: nearMiles,
      limit: shownNearby,
    });
    return { events, hasMap };
  } catch {
    return undefined;
  }
}
