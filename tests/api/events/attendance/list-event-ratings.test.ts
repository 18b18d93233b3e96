import { afterEach, expect, it } from 'vitest';
import { arrive, atTheDoor, attendanceApi, end } from '#tests/support/events/attendance.ts';
import { product } from '#tests/support/product/product.ts';

afterEach(() => product.clock.reset());

it('gives the host the texts without names, and no one else', async () => {
  const { eventId, door, joiner, at } = await atTheDoor(0);
  await arrive(door, eventId, joiner);
  at(end + 1);
  const me = attendanceApi.signedInAs(joiner);
  await me.rateEvent({ eventId, stars: 4, text: 'Good court' });
  await expect(door.listEventRatings({ eventId })).resolves.toEqual({
    count: 1,
    average: 4,
    ratings: [{ stars: 4, text: 'Good court', ratedAt: expect.any(String) }],
  });
  await expect(me.listEventRatings({ eventId })).rejects.toMatchObject({ code: 'access.denied' });
  await expect(door.listEventRatings({ eventId: 'evt_01ARZ3NDEKTSV4RRFFQ69G5FAV' })).rejects.toMatchObject({
    code: 'event.notFound',
  });
});
