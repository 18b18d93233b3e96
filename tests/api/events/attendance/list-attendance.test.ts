import { afterEach, expect, it } from 'vitest';
import { describeAtDoor } from '#lambdas/events/attendance/door.ts';
import { arrive, atTheDoor } from '#tests/support/events/attendance.ts';
import { aLine } from '#tests/support/events/line.ts';
import { product } from '#tests/support/product/product.ts';

afterEach(() => product.clock.reset());

it('lists who is in, in order, page by page, with the counters of the door', async () => {
  const { eventId, door, joined } = await atTheDoor(0, { people: 3 });
  await arrive(door, eventId, joined[1]!);
  const first = await door.listAttendance({ eventId, limit: 2 });
  expect(first.counts).toEqual({ in: 3, checkedIn: 1, missing: 2 });
  const second = await door.listAttendance({ eventId, limit: 2, cursor: first.nextCursor! });
  expect(second.nextCursor).toBeUndefined();
  const people = [...first.people, ...second.people];
  expect(people.map(({ userId }) => userId)).toEqual(joined.map(({ userId }) => userId));
  expect(people.map(({ attendance }) => attendance)).toEqual(['unknown', 'present', 'unknown']);
});

it('loads the users of joiners in batches of 5', async () => {
  const people = Array.from({ length: 12 }, (_, index) => `person-${index}`);
  const asked: number[] = [];
  const accounts = {
    find: async () => undefined,
    list: async (userIds: readonly string[]) => {
      asked.push(userIds.length);
      return userIds.map((userId) => ({ userId, displayName: userId }));
    },
  };
  const parts = { accounts, answers: { list: async () => [] } } as never;
  await expect(describeAtDoor(people, new Map(), aLine(), parts)).resolves.toHaveLength(12);
  expect(asked).toEqual([5, 5, 2]);
});

it('refuses a broken page, and an event that there is not', async () => {
  const { eventId, door } = await atTheDoor(0);
  await expect(door.listAttendance({ eventId, cursor: 'x' })).rejects.toMatchObject({ code: 'request.cursorInvalid' });
  await expect(door.listAttendance({ eventId: 'evt_01ARZ3NDEKTSV4RRFFQ69G5FAV' })).rejects.toMatchObject({
    code: 'event.notFound',
  });
});
