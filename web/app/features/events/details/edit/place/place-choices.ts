import { distanceMiles } from '#shared/discovery/distance.ts';
import type { EventLocation, Point } from '#shared/events/details/schemas.ts';
import { places } from '#shared/places/contract.ts';
import { operations } from '#web/app/operations/operations.ts';

/** A place that is one press away. */
export interface PlaceChoice {
  /** The listed place, or its name where it is not listed. */
  readonly key: string;
  readonly name: string;
  readonly placeId?: string | undefined;
  readonly address?: string | undefined;
  readonly cityPlaceId?: string | undefined;
  readonly miles?: number | undefined;
}

const mostRecent = 3;
const mostNear = 3;
/** About seven miles to each side. */
const reach = 0.1;

/** Where the host's last events were, each place once. */
export function recentPlaces(locations: readonly EventLocation[], near: Point | undefined): readonly PlaceChoice[] {
  const named = locations.flatMap(({ kind, name, placeId, address, city, point }) =>
    kind === 'place' && name
      ? [
          {
            key: placeId ?? name,
            name,
            placeId,
            ...(address && !placeId && { address }),
            cityPlaceId: city.placeId,
            ...(near && { miles: distanceMiles(near, point) }),
          },
        ]
      : [],
  );
  return [...new Map(named.toReversed().map((one) => [one.name, one])).values()].toReversed().slice(0, mostRecent);
}

/** Listed places around a point, nearest first. */
export async function nearbyPlaces({ lat, lng }: Point): Promise<readonly PlaceChoice[]> {
  const bounds = { south: lat - reach, north: lat + reach, west: lng - reach, east: lng + reach };
  const found = await operations(places).findPlaces({ ...bounds, limit: 20 });
  return found.places
    .map(({ placeId, name, ...point }) => ({ key: placeId, name, placeId, miles: distanceMiles({ lat, lng }, point) }))
    .toSorted((one, other) => one.miles - other.miles);
}

/** Recent ones first, then those nearby that are not among them. */
export const allChoices = (recent: readonly PlaceChoice[], near: readonly PlaceChoice[]): readonly PlaceChoice[] => [
  ...recent,
  ...near.filter(({ key, name }) => recent.every((one) => one.key !== key && one.name !== name)).slice(0, mostNear),
];

/** `1.1 mi`. */
export const milesWords = (miles: number): string => `${miles < 10 ? miles.toFixed(1) : Math.round(miles)} mi`;
