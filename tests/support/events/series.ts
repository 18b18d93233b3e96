import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { handler } from '#lambdas/events/series/api.ts';
import { clock } from '#lambdas/kernel/clock.ts';
import type { Event } from '#shared/events/details/schemas.ts';
import { seriesContract } from '#shared/events/series/contract.ts';
import { aPerson } from '../accounts/people.ts';
import { product } from '../product/product.ts';
import { eventDetails, eventsApi } from './events.ts';

export const seriesApi = product.client(seriesContract, handler);

/** The first day of these series, a Tuesday some weeks ahead of any clock change of this machine's present. */
export function aTuesday(weeks = 1): string {
  const now = clock.now();
  const ahead = ((2 - now.getUTCDay() + 7) % 7) + weeks * 7;
  return new Date(now.getTime() + ahead * 86_400_000).toISOString().slice(0, 10);
}

export const weeklySix = { frequency: 'weekly' as const, count: 6 };

/** A series of six Tuesdays at six in Austin unless the test says otherwise, its first event and its host. */
export async function aSeries(
  differences: Parameters<typeof eventDetails>[0] = {},
): Promise<{ event: Event; host: Account; dates: Awaited<ReturnType<typeof datesOf>> }> {
  const host = await aPerson();
  const details = { localStart: `${aTuesday()}T18:00`, reoccurringInfo: weeklySix, ...differences };
  const event = await eventsApi.signedInAs(host).scheduleEvent(eventDetails(details));
  return { event, host, dates: await datesOf(event.eventId, host) };
}

/** The dates of an event's series that are still to come, as a player sees them. */
export const datesOf = async (eventId: string, person: Account) =>
  (await seriesApi.signedInAs(person).getSeries({ eventId })).next;

/** An event as its host would send it back. */
export function detailsOf(event: Event) {
  const { title, gameTypeId, kind, localStart, timeZone, duration, description, capacity } = event;
  const { kind: where, name, address, city, point } = event.location;
  const { allowWaitlist, allowLateRsvp, visibility } = event;
  return {
    title,
    gameTypeId,
    kind,
    localStart,
    timeZone,
    duration,
    description,
    capacity,
    allowWaitlist,
    allowLateRsvp,
    visibility,
    location: { kind: where, ...(name && { name }), ...(address && { address }), cityPlaceId: city.placeId, point },
  };
}
