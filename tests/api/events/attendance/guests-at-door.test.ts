import { randomUUID } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import { claimPlace } from '#lambdas/events/guests/claim-place.ts';
import { createGuestStore } from '#lambdas/events/guests/store.ts';
import { createSeatStore } from '#lambdas/events/rsvp/line/seats.ts';
import { createSlotStore } from '#lambdas/events/slots/store.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createGuestOrders } from '#lambdas/payments/ports/orders/guest-orders.ts';
import { createOrders } from '#lambdas/payments/ports/orders/orders.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { attendanceApi } from '#tests/support/events/attendance.ts';
import { anEvent, eventsApi } from '#tests/support/events/events.ts';
import { confirmedGuest, guestPage, sendForm } from '#tests/support/events/guests.ts';
import { hostsApi } from '#tests/support/events/hosts.ts';
import { product } from '#tests/support/product/product.ts';

afterEach(() => product.clock.reset());

/** An event ten minutes before its start with a player, a guest who joined by email and one the host added. */
async function withGuests() {
  const { event, host } = await anEvent({ allowParticipantGuests: true, guestLimit: 3 });
  const { eventId } = event;
  const key = await confirmedGuest(eventId, `${randomUUID()}@guests.example`);
  const named = await hostsApi.signedInAs(host).createGuest({ eventId, displayName: 'Nia Named' });
  const player = await aPerson();
  await eventsApi.signedInAs(player).joinEvent({ eventId, guests: [{ name: 'Kim' }, {}] });
  const at = (fromStart: number) => product.clock.moveTo(new Date(Date.parse(event.startsAt) + fromStart * 60_000));
  at(-10);
  const door = attendanceApi.signedInAs(host);
  const check = (who: { userId: string } | { code: string }) => door.checkIn({ eventId, scanId: randomUUID(), ...who });
  return { eventId, host, key, named, player, door, at, check };
}

/** What the QR codes on a page are for; one shares the event at any time. */
const qrCodesOn = (page: string) =>
  [...page.matchAll(/<svg class="qr"[^>]* aria-label="([^"]*)"/g)].map(([, label]) => label).toSorted();
const toShare = 'QR code of Pickup basketball';
const toCheckIn = 'Your check-in code, to be scanned';
const codeOn = (page: string) => /<strong>([2-9A-Z]{4}-[2-9A-Z]{4})<\/strong>/.exec(page)?.[1] ?? '';

it('lists as many people as it counts: guests by mail, guests of the host and guests of a player', async () => {
  const { eventId, door, player } = await withGuests();
  const { people, counts } = await door.listAttendance({ eventId });
  expect(people.map(({ displayName }) => displayName)).toEqual([
    'Jo Guest',
    'Nia Named',
    player.displayName,
    'Kim',
    'Guest 2',
  ]);
  expect(counts).toEqual({ in: people.length, checkedIn: 0, missing: people.length });
  expect(people.filter(({ broughtBy }) => broughtBy === player.displayName)).toHaveLength(2);
});

it('checks in every kind of guest from the list, takes it back, and marks who did not come', async () => {
  const { eventId, door, at, check } = await withGuests();
  const { people } = await door.listAttendance({ eventId });
  const guests = people.filter(({ displayName }) => /Guest|Nia|Kim/.test(displayName));
  for (const { userId } of guests) expect(await check({ userId })).toMatchObject({ outcome: 'checkedIn', arrived: 1 });
  expect((await door.listAttendance({ eventId })).counts).toEqual({ in: 5, checkedIn: 4, missing: 1 });
  for (const { userId } of guests) await door.undoCheckIn({ eventId, userId });
  at(20);
  for (const { userId } of guests) await door.markAttendance({ eventId, userId, attendance: 'no_show' });
  const after = await door.listAttendance({ eventId });
  expect(after.counts.checkedIn).toBe(0);
  expect(after.people.filter(({ attendance }) => attendance === 'no_show')).toHaveLength(guests.length);
});

it("shows a guest their code on their own page, and takes it in both ways like a player's", async () => {
  const { key, check } = await withGuests();
  const page = (await guestPage(`/guest/rsvp?t=${key}`)).body;
  expect(qrCodesOn(page)).toEqual([toShare, toCheckIn]);
  await expect(check({ code: codeOn(page) })).resolves.toMatchObject({
    outcome: 'checkedIn',
    entry: { displayName: 'Jo Guest', checkIn: { method: 'code' } },
  });
  const after = (await guestPage(`/guest/rsvp?t=${key}`)).body;
  expect(after).toContain('You&#x27;re checked in.');
  expect(qrCodesOn(after)).toEqual([toShare]);
  expect(codeOn(after)).toBe('');
});

it('shows a guest no code once the event is over', async () => {
  const { key, at } = await withGuests();
  at(24 * 60);
  const { body } = await guestPage(`/guest/rsvp?t=${key}`);
  expect(body).toContain('Pickup basketball');
  expect(qrCodesOn(body)).toEqual([toShare]);
  expect(codeOn(body)).toBe('');
});

it('says when check-in opens to a guest who looks early, and not once it is open', async () => {
  const { key, at } = await withGuests();
  expect((await guestPage(`/guest/rsvp?t=${key}`)).body).not.toContain('Check-in opens');
  at(-90);
  expect((await guestPage(`/guest/rsvp?t=${key}`)).body).toContain('Check-in opens');
});

it('checks in the guests of a player with them, except those who are there, and takes back what one scan did', async () => {
  const { eventId, door, player, check } = await withGuests();
  const kim = (await door.listAttendance({ eventId })).people.find(({ displayName }) => displayName === 'Kim');
  await check({ userId: kim!.userId });
  const scan = { eventId, scanId: randomUUID(), userId: player.userId };
  await expect(door.checkIn(scan)).resolves.toMatchObject({
    outcome: 'checkedIn',
    arrived: 2,
    counts: { checkedIn: 3 },
  });
  await expect(door.checkIn(scan)).resolves.toMatchObject({
    outcome: 'checkedIn',
    arrived: 2,
    counts: { checkedIn: 3 },
  });
  await expect(door.undoCheckIn({ eventId, userId: player.userId })).resolves.toMatchObject({
    counts: { checkedIn: 1 },
  });
  await expect(door.checkIn(scan)).resolves.toMatchObject({ outcome: 'undone', counts: { checkedIn: 1 } });
});

it('refuses a guest the player is not bringing, and a guest of a player who is not in', async () => {
  const { player, check } = await withGuests();
  await expect(check({ userId: `${player.userId}.3` })).rejects.toMatchObject({ code: 'checkIn.notIn' });
  await expect(check({ userId: `${(await aPerson()).userId}.1` })).rejects.toMatchObject({ code: 'checkIn.notIn' });
  await expect(check({ userId: `${player.userId}.0` })).rejects.toMatchObject({ code: 'request.invalid' });
});

it('keeps the check-in of a guest whose place goes to their account', async () => {
  const { eventId, door, check } = await withGuests();
  const [guest] = (await door.listAttendance({ eventId })).people;
  await check({ userId: guest!.userId });
  const store = createGuestStore(table());
  const kept = await store.find(guest!.userId);
  const owner = await aPerson({ email: kept!.email! });
  const made = createOrders(table());
  const orders = { ...made, ...createGuestOrders(table(), made) };
  const stores = { seats: createSeatStore(table()), guests: store, orders, slots: createSlotStore(table()) };
  await claimPlace(kept!, owner.userId, stores, new Date());
  const { people, counts } = await door.listAttendance({ eventId });
  expect(people.find(({ userId }) => userId === owner.userId)).toMatchObject({ attendance: 'present' });
  expect(counts).toEqual({ in: 5, checkedIn: 1, missing: 4 });
});

it('goes on listing a guest who is forgotten, without a name, as long as they are counted', async () => {
  const { eventId, door } = await withGuests();
  const store = createGuestStore(table());
  const [guest] = (await door.listAttendance({ eventId })).people;
  await store.erase((await store.find(guest!.userId))!);
  const { people, counts } = await door.listAttendance({ eventId });
  expect(people[0]).toMatchObject({ userId: guest!.userId, displayName: 'A guest' });
  expect(people).toHaveLength(counts.in);
});

it('drops a guest from the door counts when the host removes them', async () => {
  const { eventId, host, door, named, check } = await withGuests();
  await check({ userId: named.guestId });
  await hostsApi.signedInAs(host).deleteGuest({ guestId: named.guestId });
  expect((await door.listAttendance({ eventId })).counts).toEqual({ in: 4, checkedIn: 0, missing: 4 });
});

it('lets a guest say on their page that a no-show is wrong, and the host reads it', async () => {
  const { eventId, door, key, at } = await withGuests();
  const [guest] = (await door.listAttendance({ eventId })).people;
  at(20);
  await door.markAttendance({ eventId, userId: guest!.userId, attendance: 'no_show' });
  expect((await guestPage(`/guest/rsvp?t=${key}`)).body).toContain('marked you as a no-show.');
  await sendForm('/api/guest/take', { key, note: 'I was in goal.' });
  const [told] = (await door.listAttendance({ eventId })).people;
  expect(told?.dispute).toMatchObject({ note: 'I was in goal.' });
  expect((await guestPage(`/guest/rsvp?t=${key}`)).body).toContain('You said: I was in goal.');
});
