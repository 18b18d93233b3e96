import {
  AutocompleteCommand,
  type GeoPlacesClient,
  GetPlaceCommand,
  type GetPlaceIntendedUse,
  type GetPlaceResponse,
} from '@aws-sdk/client-geo-places';
import { geohash } from '#shared/geohash.ts';
import type { Cities, CityFound } from './cities.ts';

const mostSuggested = 8;
/** Places do not move: an instance asks once for each. */
const mostRemembered = 2000;

/** Cities by Amazon Location. Suggestions carry no position, so each is looked up; only what is stored is paid as stored. */
export function createCities(client: GeoPlacesClient): Cities {
  const seen = new Map<string, CityFound | undefined>();
  const look = async (PlaceId: string, IntendedUse: GetPlaceIntendedUse): Promise<CityFound | undefined> =>
    toCity(
      await client.send(new GetPlaceCommand({ PlaceId, IntendedUse, AdditionalFeatures: ['TimeZone'], ...inEnglish })),
    );
  const remember = async (placeId: string) => {
    if (!seen.has(placeId)) {
      if (seen.size >= mostRemembered) seen.clear();
      seen.set(placeId, await look(placeId, 'SingleUse'));
    }
    return seen.get(placeId);
  };
  return {
    suggest: async (QueryText) => {
      const Filter = { IncludeCountries: ['USA'], IncludePlaceTypes: ['Locality' as const] };
      const { ResultItems = [] } = await client.send(
        new AutocompleteCommand({ QueryText, Filter, MaxResults: mostSuggested, ...inEnglish }),
      );
      const found = await Promise.all(ResultItems.map(({ PlaceId }) => remember(PlaceId ?? '')));
      return found.filter((city) => city !== undefined);
    },
    find: async (placeId) => {
      try {
        return await look(placeId, 'Storage');
      } catch (error) {
        if (isUnknown(error)) return undefined;
        throw error;
      }
    },
  };
}

const inEnglish = { Language: 'en' } as const;

/** Ids come from callers; the service calls one that it did not make invalid, or not found. */
const isUnknown = (error: unknown): boolean =>
  error instanceof Error && ['ValidationException', 'ResourceNotFoundException'].includes(error.name);

function toCity({ PlaceId, PlaceType, Address, Position, TimeZone }: GetPlaceResponse): CityFound | undefined {
  const [lng, lat] = Position ?? [];
  const { Locality, Region, Country } = Address ?? {};
  if (PlaceType !== 'Locality' || Country?.Code2 !== 'US') return undefined;
  if (!PlaceId || !Locality || lat === undefined || lng === undefined) return undefined;
  const name = Region?.Code ? `${Locality}, ${Region.Code}` : Locality;
  return {
    city: { placeId: PlaceId, name, lat, lng, hash: geohash(lat, lng) },
    ...(TimeZone?.Name && { timeZone: TimeZone.Name }),
  };
}
