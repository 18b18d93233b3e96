import type { City } from '#shared/city.ts';
import { places } from '#shared/places/contract.ts';
import { operations } from '#web/app/operations/operations.ts';

/** The time zone of a city that was picked earlier; nothing where it cannot be asked. */
export async function zoneOfCity({ placeId, name }: City): Promise<string | undefined> {
  const { cities } = await operations(places)
    .suggestCities({ text: name })
    .catch(() => ({ cities: [] }));
  return cities.find((one) => one.placeId === placeId)?.timeZone;
}
