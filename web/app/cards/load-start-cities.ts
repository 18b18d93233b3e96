import { discovery, type EventCard } from '#shared/discovery/contract.ts';
import { startCities } from '#shared/discovery/start-cities.ts';
import type { Spot } from '#web/app/map/location.ts';
import { operations } from '#web/app/operations/operations.ts';

/** A city, and what is on there next. */
export interface CityEvents {
  readonly city: Spot;
  readonly events: readonly EventCard[];
}

/** The cities to begin in that have something on, for a reader without an account. A city that fails is left out. */
export async function loadStartCities(signal: AbortSignal, limit = 4): Promise<CityEvents[]> {
  const { findEvents } = operations(discovery);
  const asked = startCities.map(async (city) => {
    const input = { lat: city.lat, lng: city.lng, radiusMiles: 25, limit };
    const { events } = await findEvents(input, { signal }).catch(() => ({ events: [] }));
    return { city, events };
  });
  return (await Promise.all(asked)).filter(({ events }) => events.length > 0);
}

/** The next events of all cities, one of each city at a time. */
export function mixed(cities: readonly CityEvents[], most: number): EventCard[] {
  const rounds = Array.from({ length: most }, (_, round) => cities.flatMap(({ events }) => events[round] ?? []));
  const found = new Map(rounds.flat().map((event) => [event.eventId, event]));
  return [...found.values()].slice(0, most);
}
