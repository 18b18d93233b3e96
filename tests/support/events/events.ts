import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { handler } from '#lambdas/events/api.ts';
import { clock } from '#lambdas/kernel/clock.ts';
import type { Input } from '#shared/contract/operation.ts';
import { events } from '#shared/events/contract.ts';
import type { Event } from '#shared/events/details/schemas.ts';
import { toLocal } from '#shared/time.ts';
import { austin } from '../accounts/account-row.ts';
import { aPerson } from '../accounts/people.ts';
import { product } from '../product/product.ts';

type Schedule = Input<(typeof events)['operations']['scheduleEvent']>;

export const eventsApi = product.client(events, handler);

/** A wall-clock time in Austin, some days from now. */
export const inDays = (days: number): string =>
  toLocal(new Date(clock.now().getTime() + days * 24 * 60 * 60_000), 'America/Chicago');

/** What a host sends for pickup basketball in Austin with ten seats, a week from now, unless the test says otherwise. */
export const eventDetails = (differences: Partial<Schedule> = {}): Schedule => ({
  title: 'Pickup basketball',
  gameTypeId: 'basketball',
  kind: 'pickup',
  location: { kind: 'place', name: 'Zilker Park', cityPlaceId: austin.placeId },
  localStart: inDays(7),
  timeZone: 'America/Chicago',
  duration: { hours: 2, minutes: 0 },
  capacity: 10,
  ...differences,
});

/** A scheduled event and the person who hosts it. */
export async function anEvent(differences: Partial<Schedule> = {}): Promise<{ event: Event; host: Account }> {
  const host = await aPerson();
  return { event: await eventsApi.signedInAs(host).scheduleEvent(eventDetails(differences)), host };
}

/** People who joined an event, in this order. */
export async function joiners(eventId: string, count: number): Promise<Account[]> {
  const people = [];
  for (let joined = 0; joined < count; joined += 1) {
    const person = await aPerson();
    await eventsApi.signedInAs(person).joinEvent({ eventId });
    people.push(person);
  }
  return people;
}
