import { afterEach, beforeEach, expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { substituteDetails, substitutes, substitutesApi } from '#tests/support/events/substitutes.ts';
import { hoursOn } from '#tests/support/people/availability.ts';
import { peopleApi } from '#tests/support/people/people-api.ts';
import { cloud } from '#tests/support/product/cloud.ts';
import { product } from '#tests/support/product/product.ts';

beforeEach(() => cloud.renew());
afterEach(() => product.clock.reset());

const always = ['00:00-23:59'];
const week = { monday: always, tuesday: always, wednesday: always, thursday: always, friday: always };

it('shows the hours of the player who can be asked in a sport, and of no one else', async () => {
  const viewer = substitutesApi.signedInAs(await aPerson());
  const [person] = await substitutes(1);
  const hours = hoursOn(week);
  await peopleApi.signedInAs(person!).createAvailability(hours);
  const { userId } = person!;
  expect(await viewer.getAvailabilityOf({ userId })).toEqual(hours);
  const [sport] = substituteDetails().sports;
  const resting = substituteDetails({ sports: [{ ...sport!, available: false }] });
  await substitutesApi.signedInAs(person!).saveSubstituteProfile(resting);
  await expect(viewer.getAvailabilityOf({ userId })).rejects.toMatchObject({ code: 'user.notFound' });
  expect(await substitutesApi.signedInAs(person!).getAvailabilityOf({ userId })).toEqual(hours);
});
