import { afterEach, beforeEach, expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { anEvent, eventsApi } from '#tests/support/events/events.ts';
import { aFixture } from '#tests/support/events/fixtures.ts';
import { substitutes, substitutesApi } from '#tests/support/events/substitutes.ts';
import { hoursOn } from '#tests/support/people/availability.ts';
import { peopleApi } from '#tests/support/people/people-api.ts';
import { cloud } from '#tests/support/product/cloud.ts';
import { product } from '#tests/support/product/product.ts';

beforeEach(() => cloud.renew());
afterEach(() => product.clock.reset());

const always = ['00:00-23:59'];
const week = { monday: always, tuesday: always, wednesday: always, thursday: always, friday: always };
const wish = {
  fromDate: '2026-12-07',
  days: 7,
  earliest: '08:00',
  latestEnd: '22:00',
  durationMinutes: 120,
  timeZone: 'America/Chicago',
};

/** A Monday. */
const begin = () => product.clock.moveTo('2026-12-07T12:00:00Z');

/** A player who shares their hours and is in an event of the host. */
async function aFriend(eventId: string, days: Parameters<typeof hoursOn>[0]) {
  const [friend] = await substitutes(1);
  await peopleApi.signedInAs(friend!).createAvailability(hoursOn(days));
  await eventsApi.signedInAs(friend!).joinEvent({ eventId });
  return friend!;
}

it('finds when most can come, and says who is lost to their hours and who to their plans', async () => {
  begin();
  const { event, host } = await anEvent({ localStart: '2026-12-09T18:00', duration: { hours: 2, minutes: 0 } });
  await peopleApi.signedInAs(host).createAvailability(hoursOn({ ...week }));
  const one = await aFriend(event.eventId, { wednesday: ['18:00-22:00'] });
  const two = await aFriend(event.eventId, { thursday: ['18:00-20:00'] });
  await product.drain();
  const api = substitutesApi.signedInAs(host);
  expect((await api.listSharingPeople({})).people.map(({ userId }) => userId).sort()).toEqual(
    [one.userId, two.userId].sort(),
  );
  const { times, unknown } = await api.findBestTimes({ ...wish, userIds: [one.userId, two.userId] });
  expect(unknown).toEqual([]);
  const [first] = times;
  expect(first).toMatchObject({ localStart: '2026-12-09T20:00', free: [host.userId, one.userId] });
  expect(first?.lost).toEqual([{ userId: two.userId, because: 'hours' }]);
  const thursday = times.find(({ localStart }) => localStart === '2026-12-10T18:00');
  expect(thursday?.free).toEqual([host.userId, two.userId]);
  const alone = await api.findBestTimes({
    ...wish,
    days: 3,
    earliest: '18:00',
    latestEnd: '20:00',
    userIds: [one.userId],
  });
  expect(alone.times.at(-1)?.lost).toEqual([{ userId: one.userId, because: 'plans' }]);
});

it('knows nothing of strangers, of people who share nothing, and of no one', async () => {
  begin();
  const { event, host } = await anEvent();
  const [stranger] = await substitutes(1);
  await peopleApi.signedInAs(stranger!).createAvailability(hoursOn(week));
  const quiet = await aPerson();
  await peopleApi.signedInAs(quiet).createAvailability(hoursOn(week));
  await eventsApi.signedInAs(quiet).joinEvent({ eventId: event.eventId });
  const userIds = [stranger!.userId, quiet.userId, '00000000-0000-4000-8000-000000000000'];
  const { times, unknown } = await substitutesApi.signedInAs(host).findBestTimes({ ...wish, userIds });
  expect(times).toEqual([]);
  expect([...unknown].sort()).toEqual([host.userId, ...userIds].sort());
});

it('counts a match of a season or tournament as plans', async () => {
  begin();
  const { event, host } = await anEvent({ localStart: '2026-12-08T08:00', duration: { hours: 1, minutes: 0 } });
  await peopleApi.signedInAs(host).createAvailability(hoursOn({ ...week }));
  const one = await aFriend(event.eventId, { wednesday: ['18:00-20:00'] });
  await aFixture([one.userId], { startsAt: '2026-12-10T01:00:00.000Z' });
  await product.drain();
  const evening = { ...wish, days: 3, earliest: '18:00', latestEnd: '20:00', userIds: [one.userId] };
  const { times } = await substitutesApi.signedInAs(host).findBestTimes(evening);
  const wednesday = times.find(({ localStart }) => localStart === '2026-12-09T18:00');
  expect(wednesday?.lost).toEqual([{ userId: one.userId, because: 'plans' }]);
});
