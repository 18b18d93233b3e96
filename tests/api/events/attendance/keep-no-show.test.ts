import { afterEach, expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { atTheDoor, attendanceApi } from '#tests/support/events/attendance.ts';
import { product } from '#tests/support/product/product.ts';

afterEach(() => product.clock.reset());

it('lets the host stay with a no-show for good, and tells the person', async () => {
  const { eventId, door, joiner } = await atTheDoor(20);
  const person = { eventId, userId: joiner.userId };
  const me = attendanceApi.signedInAs(joiner);
  await door.markAttendance({ ...person, attendance: 'no_show' });
  await expect(door.keepNoShow(person)).rejects.toMatchObject({ code: 'attendance.notDisputed' });
  await me.disputeNoShow({ eventId, note: 'I was there.' });
  await expect(door.keepNoShow(person)).resolves.toMatchObject({ entry: { attendance: 'no_show' } });
  await expect(me.disputeNoShow({ eventId, note: 'Really!' })).rejects.toMatchObject({ code: 'attendance.noNoShow' });
  await product.drain();
  expect(product.mails(joiner.email).map(({ subject }) => subject)).toContainEqual(
    expect.stringMatching(/^Your no-show stays/),
  );
});

it('tells of one that is taken back', async () => {
  const { eventId, door, joiner } = await atTheDoor(20);
  const person = { eventId, userId: joiner.userId };
  await door.markAttendance({ ...person, attendance: 'no_show' });
  await attendanceApi.signedInAs(joiner).disputeNoShow({ eventId, note: 'I was there.' });
  await door.markAttendance({ ...person, attendance: 'present' });
  await product.drain();
  expect(product.mails(joiner.email).map(({ subject }) => subject)).toContainEqual(
    expect.stringMatching(/^Your no-show was removed/),
  );
});

it('knows only people who are in, of events that there are', async () => {
  const { eventId, door } = await atTheDoor(20);
  const { userId } = await aPerson();
  await expect(door.keepNoShow({ eventId, userId })).rejects.toMatchObject({ code: 'checkIn.notIn' });
  await expect(door.keepNoShow({ eventId: 'evt_01ARZ3NDEKTSV4RRFFQ69G5FAV', userId })).rejects.toMatchObject({
    code: 'event.notFound',
  });
});
