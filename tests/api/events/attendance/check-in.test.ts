import { randomUUID } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import { titleOf } from '#shared/contract/errors.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { arrive, atTheDoor, attendanceApi, end } from '#tests/support/events/attendance.ts';
import { eventsApi } from '#tests/support/events/events.ts';
import { product } from '#tests/support/product/product.ts';

afterEach(() => product.clock.reset());

it('checks in by the code that the camera reads, and by the one that is typed', async () => {
  const { eventId, door, joined } = await atTheDoor(-30, { people: 2 });
  const [first, second] = await Promise.all(
    joined.map(async (person) => (await attendanceApi.signedInAs(person).getMyAttendance({ eventId })).code!),
  );
  await expect(door.checkIn({ eventId, scanId: randomUUID(), code: first!.token })).resolves.toMatchObject({
    outcome: 'checkedIn',
    entry: { userId: joined[0]!.userId, attendance: 'present', checkIn: { method: 'qr' } },
    counts: { in: 2, checkedIn: 1, missing: 1 },
  });
  const typed = second!.typed.toLowerCase().replace(/^(....)/, '$1-');
  await expect(door.checkIn({ eventId, scanId: randomUUID(), code: typed })).resolves.toMatchObject({
    entry: { userId: joined[1]!.userId, checkIn: { method: 'code' } },
    counts: { in: 2, checkedIn: 2, missing: 0 },
  });
});

it('counts a person with their guests', async () => {
  const { eventId, door, at } = await atTheDoor(-1000, { allowParticipantGuests: true, guestLimit: 2 });
  product.clock.reset();
  const party = await aPerson();
  await eventsApi.signedInAs(party).joinEvent({ eventId, guests: [{ name: 'Kim' }, { name: 'Lou' }] });
  at(-10);
  expect((await arrive(door, eventId, party)).counts).toEqual({ in: 4, checkedIn: 3, missing: 1 });
});

it('says who checked a person in and when, the second time', async () => {
  const { eventId, host, door, joiner } = await atTheDoor(0);
  const first = await arrive(door, eventId, joiner);
  product.clock.forwardMinutes(5);
  const second = await arrive(door, eventId, joiner);
  expect(second).toMatchObject({ outcome: 'already', entry: { checkIn: { byName: host.displayName } } });
  expect(second.entry.checkIn?.at).toBe(first.entry.checkIn?.at);
  expect(second.counts.checkedIn).toBe(1);
});

it('counts one person once, however many scanners read them at the same moment', async () => {
  const { eventId, door, joined } = await atTheDoor(0, { people: 3 });
  const scans = joined.flatMap((person) => [1, 2, 3].map(() => arrive(door, eventId, person)));
  const outcomes = (await Promise.all(scans)).map(({ outcome }) => outcome);
  expect(outcomes.filter((outcome) => outcome === 'checkedIn')).toHaveLength(3);
  expect((await door.listAttendance({ eventId })).counts).toEqual({ in: 3, checkedIn: 3, missing: 0 });
});

it('takes a scan that is sent again for the same, and leaves what was taken back so', async () => {
  const { eventId, door, joiner } = await atTheDoor(0);
  const scan = { eventId, userId: joiner.userId, scanId: randomUUID() };
  await door.checkIn(scan);
  await expect(door.checkIn(scan)).resolves.toMatchObject({ outcome: 'checkedIn', counts: { checkedIn: 1 } });
  await door.undoCheckIn({ eventId, userId: joiner.userId });
  await expect(door.checkIn(scan)).resolves.toMatchObject({ outcome: 'undone', counts: { checkedIn: 0 } });
});

it('is open from 60 minutes before the start to the end, for scans that wait for a network by when they were made', async () => {
  const { event, eventId, door, joiner, at } = await atTheDoor(-61);
  await expect(arrive(door, eventId, joiner)).rejects.toMatchObject({ code: 'checkIn.notOpen' });
  at(end + 1);
  await expect(arrive(door, eventId, joiner)).rejects.toMatchObject({ code: 'checkIn.closed' });
  const late = { eventId, userId: joiner.userId, scanId: randomUUID(), scannedAt: event.startsAt };
  await expect(door.checkIn(late)).resolves.toMatchObject({
    outcome: 'checkedIn',
    entry: { checkIn: { at: event.startsAt } },
  });
});

it('refuses forged codes, codes of other events and people who are not in, each with a sentence', async () => {
  const other = await atTheDoor(0);
  product.clock.reset();
  const { eventId, door, joiner } = await atTheDoor(0);
  const { code } = await attendanceApi.signedInAs(other.joiner).getMyAttendance({ eventId: other.eventId });
  const scan = (sent: { code?: string; userId?: string }) => door.checkIn({ eventId, scanId: randomUUID(), ...sent });
  const refusal = await scan({ code: code!.token }).catch((error) => error);
  expect(refusal).toMatchObject({ code: 'checkIn.wrongEvent' });
  expect(titleOf(refusal)).toBe('That code is for a different event.');
  const forged = `${Buffer.from(`${eventId}/${joiner.userId}`).toString('base64url')}.${'A'.repeat(32)}`;
  await expect(scan({ code: forged })).rejects.toMatchObject({ code: 'checkIn.codeInvalid' });
  await expect(scan({ code: code!.typed })).rejects.toMatchObject({ code: 'checkIn.codeInvalid' });
  await expect(scan({ userId: other.joiner.userId })).rejects.toMatchObject({ code: 'checkIn.notIn' });
  await expect(scan({})).rejects.toMatchObject({ code: 'request.invalid' });
});

it('refuses a joiner, and says when there is no event', async () => {
  const { eventId, joiner } = await atTheDoor(0);
  const me = attendanceApi.signedInAs(joiner);
  await expect(arrive(me, eventId, joiner)).rejects.toMatchObject({ code: 'access.denied' });
  await expect(arrive(me, 'evt_01ARZ3NDEKTSV4RRFFQ69G5FAV', joiner)).rejects.toMatchObject({ code: 'event.notFound' });
});
