import type * as z from 'zod';
import { errors, Problem } from '#shared/contract/errors.ts';
import type { City, EventDetails, EventLocation } from '#shared/events/schemas.ts';
import { otherGameTypeId } from '#shared/places/game-types.ts';
import { toInstant, toLocal } from '#shared/time.ts';
import type { Cities } from '../kernel/cities.ts';
import type { StoredEvent } from './stored-event.ts';

type Details = z.output<typeof EventDetails>;
/** What follows from an event's details. */
export type Decided = Pick<StoredEvent, keyof Details | 'startsAt' | 'endsAt'>;

/** What follows from what a host decided. A start that its zone's clock skips moves forward, and is shown so. */
export function decide(details: Details, city: City): Decided {
  const { otherGameType, location, localStart, timeZone, duration, ...rest } = details;
  const startsAt = toInstant(localStart, timeZone);
  const minutes = duration.hours * 60 + duration.minutes;
  return {
    ...rest,
    ...(details.gameTypeId === otherGameTypeId && otherGameType !== undefined && { otherGameType }),
    location: locate(location, city),
    localStart: toLocal(startsAt, timeZone),
    timeZone,
    duration,
    startsAt: startsAt.toISOString(),
    endsAt: new Date(startsAt.getTime() + minutes * 60_000).toISOString(),
  };
}

/** Only what its kind of location shows is kept. */
function locate({ kind, name, address, point }: Details['location'], city: City): EventLocation {
  return {
    kind,
    ...(kind !== 'tbd' && { ...(name && { name }), ...(address && { address }) }),
    city,
    point: point ?? { lat: city.lat, lng: city.lng },
  };
}

/** @throws {Problem} city.notFound, at its field */
export async function cityOf({ location }: Details, cities: Pick<Cities, 'find'>): Promise<City> {
  const found = await cities.find(location.cityPlaceId);
  if (found) return found.city;
  throw new Problem('city.notFound', { fields: { 'location.cityPlaceId': errors['city.notFound'].title } });
}

/** @throws {Problem} event.startsInPast, at its field */
export function refusePast({ startsAt }: { startsAt: string }, now: Date): void {
  if (Date.parse(startsAt) > now.getTime()) return;
  throw new Problem('event.startsInPast', { fields: { localStart: errors['event.startsInPast'].title } });
}
