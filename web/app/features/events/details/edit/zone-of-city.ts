import type { City } from '#shared/city.ts';
import { placesApi } from '#web/app/operations/places/places-api.ts';

/** The time zone of a city that somebody picked earlier; nothing where it cannot be asked. */
export async function zoneOfCity({ placeId, name }: City): Promise<string | undefined> {
  const { cities } = await placesApi.suggestCities({ text: name }).catch(() => ({ cities: [] }));
  return cities.find((one) => one.placeId === placeId)?.timeZone;
}
