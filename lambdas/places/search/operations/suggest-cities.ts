import type { Cities } from '#lambdas/kernel/geo/cities.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { places } from '#shared/places/contract.ts';

type SuggestCities = (typeof places)['operations']['suggestCities'];

export async function suggestCities(
  { text }: Parsed<SuggestCities>,
  cities: Pick<Cities, 'suggest'>,
): Promise<Output<SuggestCities>> {
  const found = await cities.suggest(text);
  return {
    cities: found.map(({ city: { placeId, name, lat, lng }, timeZone }) => ({
      placeId,
      label: name,
      lat,
      lng,
      timeZone,
    })),
  };
}
