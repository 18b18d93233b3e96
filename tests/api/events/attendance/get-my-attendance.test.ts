import { afterEach, expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { arrive, atTheDoor, attendanceApi, end, minutesOf } from '#tests/support/events/attendance.ts';
import { product } from '#tests/support/product/product.ts';

afterEach(() => product.clock.reset());

it('gives a code for the door to who is in, the same every time only', async () => {
  const { eventId, joiner } = await atTheDoor(-minutesOf.day);
  const me = attendanceApi.signedInAs(joiner);
  const { code } = await me.getMyAttendance({ eventId });
  expect(code?.typed).toMatch(/^[2-9A-HJKMNP-TV-Z]{8}$/);
  expect((await me.getMyAttendance({ eventId })).code).toEqual(code);
  expect((await attendanceApi.signedInAs(await aPerson()).getMyAttendance({ eventId })).code).toBeUndefined();
});

it('tells a person what is known of them, and until when they may say something', async () => {
  const { eventId, door, joiner, at } = await atTheDoor(0);
  const me = attendanceApi.signedInAs(joiner);
  await arrive(door, eventId, joiner);
  expect(await me.getMyAttendance({ eventId })).toMatchObject({
    attendance: 'present',
    checkedInAt: expect.any(String),
  });
  at(end);
  const over = await me.getMyAttendance({ eventId });
  expect(over.code).toBeUndefined();
  expect(over.rateUntil).toBeDefined();
  await door.undoCheckIn({ eventId, userId: joiner.userId });
  await door.markAttendance({ eventId, userId: joiner.userId, attendance: 'no_show' });
  const missed = await me.getMyAttendance({ eventId });
  expect(missed).toMatchObject({ attendance: 'no_show', disputeUntil: expect.any(String) });
  expect(missed.rateUntil).toBeUndefined();
});

it('knows nothing of an event that there is not', async () => {
  const me = attendanceApi.signedInAs(await aPerson());
  await expect(me.getMyAttendance({ eventId: 'evt_01ARZ3NDEKTSV4RRFFQ69G5FAV' })).rejects.toMatchObject({
    code: 'event.notFound',
  });
});
