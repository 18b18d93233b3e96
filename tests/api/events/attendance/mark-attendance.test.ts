import { afterEach, expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { arrive, atTheDoor, end, minutesOf } from '#tests/support/events/attendance.ts';
import { product } from '#tests/support/product/product.ts';

afterEach(() => product.clock.reset());

it('keeps what the host says of a person, with its history, and tells of a no-show by mail once', async () => {
  const { event, eventId, door, joiner } = await atTheDoor(20);
  const mark = (attendance: 'no_show' | 'excused') =>
    door.markAttendance({ eventId, userId: joiner.userId, attendance });
  await mark('no_show');
  await mark('no_show');
  await product.drain();
  const missed = product.mails(joiner.email).filter(({ subject }) => subject.startsWith('You were marked'));
  expect(missed.map(({ subject }) => subject)).toEqual([`You were marked as a no-show: ${event.title}`]);
  await expect(mark('excused')).resolves.toMatchObject({
    entry: { attendance: 'excused', history: [{ what: 'no_show' }, { what: 'excused' }] },
  });
});

it('makes a player late who is checked in after all', async () => {
  const { eventId, door, joiner } = await atTheDoor(20);
  await door.markAttendance({ eventId, userId: joiner.userId, attendance: 'no_show' });
  await expect(arrive(door, eventId, joiner)).resolves.toMatchObject({ entry: { attendance: 'late' } });
});

it('opens at the start, for no-shows 15 minutes later, and closes seven days after the end', async () => {
  const { eventId, door, joiner, at } = await atTheDoor(-1);
  const mark = (attendance: 'no_show' | 'present') =>
    door.markAttendance({ eventId, userId: joiner.userId, attendance });
  await expect(mark('present')).rejects.toMatchObject({ code: 'attendance.notYet' });
  at(14);
  await expect(mark('no_show')).rejects.toMatchObject({ code: 'attendance.noShowNotYet' });
  await expect(mark('present')).resolves.toMatchObject({ entry: { attendance: 'present' } });
  at(end + 7 * minutesOf.day);
  await expect(mark('no_show')).rejects.toMatchObject({ code: 'attendance.closed' });
});

it('refuses a no-show of a player who is checked in, and anybody who is not in', async () => {
  const { eventId, door, joiner } = await atTheDoor(20);
  await arrive(door, eventId, joiner);
  const noShow = { eventId, attendance: 'no_show' } as const;
  await expect(door.markAttendance({ ...noShow, userId: joiner.userId })).rejects.toMatchObject({
    code: 'attendance.checkedIn',
  });
  const { userId } = await aPerson();
  await expect(door.markAttendance({ ...noShow, userId })).rejects.toMatchObject({ code: 'checkIn.notIn' });
  const nowhere = { ...noShow, userId, eventId: 'evt_01ARZ3NDEKTSV4RRFFQ69G5FAV' };
  await expect(door.markAttendance(nowhere)).rejects.toMatchObject({ code: 'event.notFound' });
});
