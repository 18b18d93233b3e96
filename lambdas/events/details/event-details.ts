import type * as z from 'zod';
import type { Cities } from '#lambdas/kernel/geo/cities.ts';
import type { PayoutAccounts } from '#lambdas/payments/ports/accounts/payout-accounts.ts';
import type { NamedPlace, PlaceReader } from '#lambdas/places/ports/places.ts';
import type { UploadReader } from '#lambdas/uploads/ports/uploads.ts';
import type { City } from '#shared/city.ts';
import { Problem } from '#shared/contract/errors.ts';
import { errors } from '#shared/errors.ts';
import { noExtras } from '#shared/events/details/extra-names.ts';
import { onlineFacts } from '#shared/events/details/online.ts';
import type { EventDetails, EventLocation } from '#shared/events/details/schemas.ts';
import { minimumDecidesAt } from '#shared/events/lifecycle/minimum.ts';
import { costFaults, refundFault } from '#shared/events/payments/schemas.ts';
import { groupFault } from '#shared/events/rsvp/line/capacity-groups.ts';
import { policyInstants } from '#shared/events/rsvp/policy-instants.ts';
import { slotCourts, slotFault } from '#shared/events/slots/schemas.ts';
import { slotPriceFault } from '#shared/events/slots/slot-price-fault.ts';
import { addDays } from '#shared/local-dates.ts';
import { otherGameTypeId } from '#shared/places/game-types.ts';
import { toInstant, toLocal } from '#shared/time.ts';
import type { HostingTeams } from './hosting-team.ts';
import type { StoredEvent } from './stored-event.ts';

type Details = z.output<typeof EventDetails>;
/** What follows from an event's details. */
export type Decided = Pick<
  StoredEvent,
  keyof Details | 'isOnline' | 'teamName' | 'startsAt' | 'endsAt' | 'rsvpOpensAt' | 'rsvpDeadline' | 'drawsAt'
>;

/** Where the server looks up what a host only names. */
export interface Finders {
  readonly cities: Pick<Cities, 'find'>;
  readonly places: PlaceReader;
  readonly uploads: UploadReader;
  readonly teams: HostingTeams;
  readonly payouts: Pick<PayoutAccounts, 'find' | 'ofTeam'>;
}

/**
 * What follows from what a host decided, in the place of what was before. A start that its zone's clock skips moves
 * forward, and is shown so.
 * @throws {Problem} city.notFound, place.unknown and a slot's court that the place has not, at their fields
 */
export async function decide(details: Details, finders: Finders, before?: EventLocation): Promise<Decided> {
  const { otherGameType, location, timeZone, duration, ...rest } = details;
  refuseFaults(details);
  const { startsAt, endsAt } = timesOf(details);
  const starts = startsAt.toISOString();
  return {
    ...noExtras,
    ...rest,
    ...onlineFacts(details),
    ...policyInstants({ ...details, startsAt: starts }),
    makePublicAfter: details.visibility === 'private' ? details.makePublicAfter : undefined,
    ...(details.gameTypeId === otherGameTypeId && otherGameType !== undefined && { otherGameType }),
    location: await locate(details, finders, before),
    localStart: toLocal(startsAt, timeZone),
    timeZone,
    duration,
    startsAt: starts,
    endsAt: endsAt.toISOString(),
  };
}

/** What no field can know of itself: how its parts go together. */
function refuseFaults(details: Details): void {
  const faults = {
    eventSlotGroup: slotFault(details) ?? slotPriceFault(details),
    capacityGroups: groupFault(details),
    refundTiers: refundFault(details),
    ...costFaults(details),
  };
  for (const [field, fault] of Object.entries(faults))
    if (fault) throw new Problem('request.invalid', { fields: { [field]: fault } });
}

/** Of an event whose time is to be decided the day is known: it is the whole of it, however long it will last. */
function timesOf({ localStart, timeZone, duration, isTimeTbd }: Details): { startsAt: Date; endsAt: Date } {
  if (isTimeTbd) {
    const date = localStart.slice(0, 10);
    return { startsAt: toInstant(`${date}T00:00`, timeZone), endsAt: toInstant(`${addDays(date, 1)}T00:00`, timeZone) };
  }
  const startsAt = toInstant(localStart, timeZone);
  const minutes = duration.hours * 60 + duration.minutes;
  return { startsAt, endsAt: new Date(startsAt.getTime() + minutes * 60_000) };
}

type Located = Details['location'];

/** Only what its kind of location shows is kept; an event is also on the courts that its slots are on. */
async function locate(details: Details, { cities, places }: Finders, before?: EventLocation): Promise<EventLocation> {
  const { location } = details;
  const { kind, placeId, name, address, point } = location;
  const ofSlots = slotCourts(details);
  const place = kind === 'place' && placeId ? await placeOf(placeId, places, before) : undefined;
  const unknown = ofSlots.find(({ courtId }) => !place?.courts.some((court) => court.courtId === courtId));
  if (unknown) throw new Problem('request.invalid', { fields: { [unknown.field]: 'The place has no such court.' } });
  if (place) return atPlace(place, [...(location.courtIds ?? []), ...ofSlots.map(({ courtId }) => courtId)]);
  const city = before?.city.placeId === location.cityPlaceId ? before.city : await cityOf(location, cities);
  return {
    kind,
    ...(kind !== 'tbd' && { ...(name && { name }), ...(address && { address }) }),
    city,
    point: point ?? { lat: city.lat, lng: city.lng },
  };
}

/** What the event keeps of its place, which may be another tomorrow. */
function atPlace(
  { placeId, name, address, city, point, courts }: NamedPlace,
  courtIds: readonly string[],
): EventLocation {
  const chosen = courts.filter(({ courtId }) => courtIds.includes(courtId));
  return {
    kind: 'place',
    placeId,
    ...(chosen.length > 0 && { courts: chosen.map(({ courtId, name }) => ({ courtId, name })) }),
    name,
    ...(address !== undefined && { address }),
    city,
    point,
  };
}

/** A place of ours. An event that was there before stays there, whatever became of it. */
async function placeOf(placeId: string, places: PlaceReader, before?: EventLocation): Promise<NamedPlace> {
  const found = await places.find(placeId);
  if (found) return found;
  if (before?.placeId === placeId)
    return { ...before, placeId, name: before.name ?? '', address: before.address, courts: before.courts ?? [] };
  throw new Problem('place.unknown', { fields: { 'location.placeId': errors['place.unknown'].title } });
}

async function cityOf({ cityPlaceId }: Located, cities: Pick<Cities, 'find'>): Promise<City> {
  const found = await cities.find(cityPlaceId);
  if (found) return found.city;
  throw new Problem('city.notFound', { fields: { 'location.cityPlaceId': errors['city.notFound'].title } });
}

/** @throws {Problem} event.startsInPast, at its field */
export function refusePast({ startsAt }: { startsAt: string }, now: Date): void {
  if (Date.parse(startsAt) > now.getTime()) return;
  throw new Problem('event.startsInPast', { fields: { localStart: errors['event.startsInPast'].title } });
}

/**
 * What the parts of a policy ask of each other.
 * @throws {Problem} request.invalid or event.minimumTooLate, at the field
 */
export function refusePolicy(event: Decided, now: Date): void {
  refuseDraw(event, now);
  const { hasMinimumNeeded, minimumNeeded, capacity } = event;
  if (!hasMinimumNeeded) return;
  const refuse = (words: string) => new Problem('request.invalid', { fields: { minimumNeeded: words } });
  if (minimumNeeded === undefined) throw refuse('Enter the minimum number of players.');
  if (capacity !== null && minimumNeeded > capacity) throw refuse('That’s more than the number of spots.');
  if (minimumDecidesAt({ ...event, minimumKept: false, status: 'scheduled' }) > now) return;
  throw new Problem('event.minimumTooLate', {
    fields: { hoursToCancelBefore: errors['event.minimumTooLate'].title },
  });
}

/** Something must be drawn, in time, among people who can wait for it. */
function refuseDraw(
  { waitlistMode, capacity, allowWaitlist, rsvpOpensAt = '', drawsAt = '' }: Decided,
  now: Date,
): void {
  if (waitlistMode !== 'lottery') return;
  const refuse = (field: string, words: string) => new Problem('request.invalid', { fields: { [field]: words } });
  if (capacity === null || !allowWaitlist)
    throw refuse('waitlistMode', 'A draw needs a limit of spots and a waitlist.');
  if (drawsAt <= now.toISOString()) throw refuse('drawHoursBefore', 'The draw would be in the past.');
  if (drawsAt <= rsvpOpensAt) throw refuse('drawHoursBefore', 'The draw would be before answers open.');
}
