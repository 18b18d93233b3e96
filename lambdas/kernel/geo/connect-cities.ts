import type { Cities } from './cities.ts';

/** Cities by Amazon Location. Its client loads with the first question: most calls ask none. */
export function connectCities(): Cities {
  let made: Promise<Cities> | undefined;
  const cities = () => {
    made ??= connect();
    return made;
  };
  return {
    suggest: async (text) => (await cities()).suggest(text),
    find: async (placeId) => (await cities()).find(placeId),
  };
}

async function connect(): Promise<Cities> {
  const [{ GeoPlacesClient }, { createCities }] = await Promise.all([
    import('@aws-sdk/client-geo-places'),
    import('./place-suggestions.ts'),
  ]);
  return createCities(new GeoPlacesClient());
}
