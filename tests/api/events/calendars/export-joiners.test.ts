import { randomUUID } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { attendanceApi } from '#tests/support/events/attendance.ts';
import { anEvent, eventsApi, joiners } from '#tests/support/events/events.ts';
import { exportsApi } from '#tests/support/events/feeds.ts';
import { inGroups } from '#tests/support/events/groups.ts';
import { product } from '#tests/support/product/product.ts';

afterEach(() => product.clock.reset());

it('gives a host who is in and who waits, in order, as a file that spreadsheets read', async () => {
  const { event, host } = await anEvent({ capacity: 1 });
  const [first, second] = await joiners(event.eventId, 2);
  const file = await exportsApi.signedInAs(host).exportJoiners({ eventId: event.eventId });
  expect(file.replace('\uFEFF', '').split('\r\n')).toEqual([
    'Name,Email,Standing,Number in line,Guest of,Attendance',
    `${first!.displayName},${first!.email},In,,,`,
    `${second!.displayName},${second!.email},Waiting,1,,`,
    '',
  ]);
});

it('has one row for each head that is counted, guests of players included, with what became of them', async () => {
  const { event, host } = await anEvent({ allowParticipantGuests: true, guestLimit: 2 });
  const { eventId } = event;
  const ana = await aPerson();
  await eventsApi.signedInAs(ana).joinEvent({ eventId, guests: [{ name: 'Kim' }, {}] });
  product.clock.moveTo(event.startsAt);
  await attendanceApi.signedInAs(host).checkIn({ eventId, userId: `${ana.userId}.1`, scanId: randomUUID() });
  const file = await exportsApi.signedInAs(host).exportJoiners({ eventId });
  expect(file.replace('\uFEFF', '').split('\r\n').slice(1)).toEqual([
    `${ana.displayName},${ana.email},In,,,`,
    `Kim,,In,,${ana.displayName},Present`,
    `Guest 2,,In,,${ana.displayName},`,
    '',
  ]);
});

it('says in which group people come', async () => {
  const { event, host } = await anEvent(inGroups());
  const { eventId } = event;
  const ana = await aPerson();
  await eventsApi.signedInAs(ana).joinEvent({ eventId, group: 'keeper' });
  const file = await exportsApi.signedInAs(host).exportJoiners({ eventId });
  expect(file.replace('\uFEFF', '').split('\r\n')).toEqual([
    'Name,Email,Standing,Number in line,Group,Guest of,Attendance',
    `${ana.displayName},${ana.email},In,,Goalkeepers,,`,
    '',
  ]);
});

it('lets no name become a formula', async () => {
  const { event, host } = await anEvent();
  const sly = await aPerson({ displayName: '=HYPERLINK("https://evil.example","Sam")' });
  await eventsApi.signedInAs(sly).joinEvent({ eventId: event.eventId });
  const file = await exportsApi.signedInAs(host).exportJoiners({ eventId: event.eventId });
  expect(file).toContain(`"'=HYPERLINK(""https://evil.example"",""Sam"")"`);
});

it('tells a stranger nothing of who comes, and of a hidden event not even that it is there', async () => {
  const [open, hidden] = [await anEvent(), await anEvent({ visibility: 'private' })];
  const other = exportsApi.signedInAs(await aPerson());
  await expect(other.exportJoiners({ eventId: open.event.eventId })).rejects.toMatchObject({ code: 'access.denied' });
  await expect(other.exportJoiners({ eventId: hidden.event.eventId })).rejects.toMatchObject({
    code: 'event.notFound',
  });
  await expect(exportsApi.signedOut().exportJoiners({ eventId: open.event.eventId })).rejects.toMatchObject({
    code: 'auth.required',
  });
});
