import { afterEach, expect, it } from 'vitest';
import { arrive, atTheDoor, attendanceApi, end, minutesOf } from '#tests/support/events/attendance.ts';
import { eventsApi } from '#tests/support/events/events.ts';
import { product } from '#tests/support/product/product.ts';

afterEach(() => product.clock.reset());

it('shows everyone the average once three people who were there have rated', async () => {
  const { eventId, door, joined, at } = await atTheDoor(0, { people: 3 });
  for (const person of joined) await arrive(door, eventId, person);
  at(end + 1);
  const rated = async () => (await eventsApi.signedOut().getPublicEvent({ eventId })).rated;
  const rate = (index: number, stars: number) => attendanceApi.signedInAs(joined[index]!).rateEvent({ eventId, stars });
  await Promise.all([rate(0, 5), rate(1, 4)]);
  expect(await rated()).toBeUndefined();
  await rate(2, 4);
  expect(await rated()).toEqual({ count: 3, average: 4.3 });
});

it('counts one rating per person exactly, also when everyone rates and changes their mind at once', async () => {
  const { eventId, door, joined, at } = await atTheDoor(0, { people: 3 });
  for (const person of joined) await arrive(door, eventId, person);
  at(end + 1);
  const all = joined.flatMap((person) =>
    [1, 5].map((stars) => attendanceApi.signedInAs(person).rateEvent({ eventId, stars })),
  );
  await Promise.all(all);
  const { count, average, ratings } = await door.listEventRatings({ eventId });
  expect(count).toBe(3);
  const sum = ratings.reduce((total, { stars }) => total + stars, 0);
  expect(average).toBe(Math.round((sum / 3) * 10) / 10);
});

it('is for those who were there, never for the host', async () => {
  const { eventId, door, joiner, at } = await atTheDoor(end + 1);
  const rating = { eventId, stars: 5 };
  const me = attendanceApi.signedInAs(joiner);
  await expect(me.rateEvent(rating)).rejects.toMatchObject({ code: 'access.denied' });
  await expect(door.rateEvent(rating)).rejects.toMatchObject({ code: 'access.denied' });
  await expect(me.rateEvent({ ...rating, eventId: 'evt_01ARZ3NDEKTSV4RRFFQ69G5FAV' })).rejects.toMatchObject({
    code: 'event.notFound',
  });
  at(10);
  await arrive(door, eventId, joiner);
  await expect(me.rateEvent(rating)).rejects.toMatchObject({ code: 'rating.notOpen' });
  at(end + 72 * minutesOf.hour);
  await expect(me.rateEvent(rating)).rejects.toMatchObject({ code: 'rating.closed' });
});

it('names the wrong field', async () => {
  const { eventId, joiner } = await atTheDoor(end + 1);
  const me = attendanceApi.signedInAs(joiner);
  await expect(me.rateEvent({ eventId, stars: 6 })).rejects.toMatchObject({ fields: { stars: 'Give 1 to 5 stars.' } });
});
