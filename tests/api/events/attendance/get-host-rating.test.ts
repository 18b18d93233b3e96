import { afterEach, expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { arrive, atTheDoor, attendanceApi, end } from '#tests/support/events/attendance.ts';
import { product } from '#tests/support/product/product.ts';

afterEach(() => product.clock.reset());

it('shows everyone how a host’s events were rated once five people have, and counts a changed mind once', async () => {
  const { eventId, host, door, joined, at } = await atTheDoor(0, { people: 5 });
  for (const person of joined) await arrive(door, eventId, person);
  at(end + 1);
  const rated = () => attendanceApi.signedOut().getHostRating({ userId: host.userId });
  const rate = (index: number, stars: number) => attendanceApi.signedInAs(joined[index]!).rateEvent({ eventId, stars });
  await Promise.all([rate(0, 5), rate(1, 4), rate(2, 5), rate(3, 1)]);
  expect(await rated()).toEqual({});
  await Promise.all([rate(4, 5), rate(3, 3)]);
  expect(await rated()).toEqual({ rated: { count: 5, average: 4.4 } });
  expect(await attendanceApi.signedOut().getHostRating({ userId: (await aPerson()).userId })).toEqual({});
});
