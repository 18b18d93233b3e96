import { afterEach, expect, it } from 'vitest';
import { atTheDoor, attendanceApi, minutesOf } from '#tests/support/events/attendance.ts';
import { product } from '#tests/support/product/product.ts';

afterEach(() => product.clock.reset());

it('takes the word of the marked player, for 72 hours, and tells the host', async () => {
  const { eventId, host, door, joiner, at } = await atTheDoor(20);
  const me = attendanceApi.signedInAs(joiner);
  const dispute = () => me.disputeNoShow({ eventId, note: 'I was on court two.' });
  await expect(dispute()).rejects.toMatchObject({ code: 'attendance.noNoShow' });
  await door.markAttendance({ eventId, userId: joiner.userId, attendance: 'no_show' });
  await expect(dispute()).resolves.toMatchObject({ note: 'I was on court two.' });
  await product.drain();
  expect(product.mails(host.email).map(({ subject }) => subject)).toContainEqual(
    expect.stringMatching(/^A player disputed a no-show/),
  );
  at(21 + 72 * minutesOf.hour);
  await expect(dispute()).rejects.toMatchObject({ code: 'attendance.disputeOver' });
});
