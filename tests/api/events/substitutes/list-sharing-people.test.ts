import { afterEach, beforeEach, expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { anEvent, eventsApi } from '#tests/support/events/events.ts';
import { substitutes, substitutesApi } from '#tests/support/events/substitutes.ts';
import { hoursOn } from '#tests/support/people/availability.ts';
import { peopleApi } from '#tests/support/people/people-api.ts';
import { cloud } from '#tests/support/product/cloud.ts';
import { product } from '#tests/support/product/product.ts';

beforeEach(() => cloud.renew());
afterEach(() => product.clock.reset());

const always = ['00:00-23:59'];
const week = { monday: always, tuesday: always, wednesday: always, thursday: always, friday: always };

it("names people met at one's events who share their hours, and no others", async () => {
  const { event, host } = await anEvent();
  const [friend, stranger] = await substitutes(2);
  const quiet = await aPerson();
  for (const person of [friend!, stranger!, quiet])
    await peopleApi.signedInAs(person).createAvailability(hoursOn(week));
  for (const person of [friend!, quiet]) await eventsApi.signedInAs(person).joinEvent({ eventId: event.eventId });
  const { people } = await substitutesApi.signedInAs(host).listSharingPeople({});
  expect(people).toEqual([{ userId: friend!.userId, displayName: friend!.displayName }]);
});
