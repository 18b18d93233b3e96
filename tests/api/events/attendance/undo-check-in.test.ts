import { afterEach, expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { arrive, atTheDoor, end, minutesOf } from '#tests/support/events/attendance.ts';
import { product } from '#tests/support/product/product.ts';

afterEach(() => product.clock.reset());

it('takes a check-in back, once, and lets the person be checked in again', async () => {
  const { eventId, door, joiner } = await atTheDoor(0);
  await arrive(door, eventId, joiner);
  const undo = () => door.undoCheckIn({ eventId, userId: joiner.userId });
  await expect(undo()).resolves.toMatchObject({ entry: { attendance: 'unknown' }, counts: { checkedIn: 0 } });
  await expect(undo()).resolves.toMatchObject({ counts: { checkedIn: 0, missing: 1 } });
  await expect(arrive(door, eventId, joiner)).resolves.toMatchObject({
    outcome: 'checkedIn',
    entry: { history: [{ what: 'checkedIn' }, { what: 'undone' }, { what: 'checkedIn' }] },
  });
});

it('refuses strangers to the event, and when attendance is settled', async () => {
  const { eventId, door, joiner, at } = await atTheDoor(0);
  const { userId } = await aPerson();
  await expect(door.undoCheckIn({ eventId, userId })).rejects.toMatchObject({ code: 'checkIn.notIn' });
  const nowhere = { eventId: 'evt_01ARZ3NDEKTSV4RRFFQ69G5FAV', userId };
  await expect(door.undoCheckIn(nowhere)).rejects.toMatchObject({ code: 'event.notFound' });
  at(end + 7 * minutesOf.day);
  await expect(door.undoCheckIn({ eventId, userId: joiner.userId })).rejects.toMatchObject({
    code: 'attendance.closed',
  });
});
