import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod';
import type { Cities } from '#lambdas/kernel/geo/cities.ts';
import type { City } from '#shared/city.ts';
import { Problem } from '#shared/contract/errors.ts';
import { errors } from '#shared/errors.ts';
import type { KnownDetails, PlaceDetails } from '#shared/places/details/place-details.ts';

type Details = z.output<typeof PlaceDetails>;

/**
 * What follows from what a user says about a place: its city, its pin, and since when each open play is known.
 * @throws {Problem} city.notFound, at its field
 */
export async function toKnown(
  details: Details,
  cities: Pick<Cities, 'find'>,
  before: KnownDetails | undefined,
  now: Date,
): Promise<KnownDetails> {
  const { location, openPlay, ...rest } = details;
  const known = before?.location.city;
  const city = known?.placeId === location.cityPlaceId ? known : await cityOf(location.cityPlaceId, cities);
  const since = (play: Details['openPlay'][number]) =>
    before?.openPlay.find(({ confirmedAt: _, ...one }) => isDeepStrictEqual(one, play))?.confirmedAt;
  return {
    ...rest,
    location: {
      ...(location.address !== undefined && { address: location.address }),
      city,
      point: location.point ?? { lat: city.lat, lng: city.lng },
    },
    openPlay: openPlay.map((play) => ({ ...play, confirmedAt: since(play) ?? now.toISOString() })),
  };
}

async function cityOf(cityPlaceId: string, cities: Pick<Cities, 'find'>): Promise<City> {
  const found = await cities.find(cityPlaceId);
  if (found) return found.city;
  throw new Problem('city.notFound', { fields: { 'location.cityPlaceId': errors['city.notFound'].title } });
}

/** What differs between two sets of details: fields with what they would be, and fields that would go. */
export interface DetailChanges {
  readonly changes: Partial<KnownDetails>;
  readonly cleared: readonly string[];
}

export function changesBetween(before: KnownDetails, after: KnownDetails): DetailChanges {
  const changed = Object.entries(after).filter(
    ([name, value]) => value !== undefined && !isDeepStrictEqual(before[name as keyof KnownDetails], value),
  );
  const cleared = Object.keys(before).filter((name) => after[name as keyof KnownDetails] === undefined);
  return { changes: Object.fromEntries(changed), cleared };
}

export function withChanges(before: KnownDetails, { changes, cleared }: DetailChanges): KnownDetails {
  const kept = Object.entries({ ...before, ...changes }).filter(([name]) => !cleared.includes(name));
  return Object.fromEntries(kept) as KnownDetails;
}
