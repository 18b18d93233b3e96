import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createAccountStore } from '#lambdas/accounts/identity/account-store.ts';
import { createSeatStore } from '#lambdas/events/rsvp/line/seats.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { anEvent, eventsApi, joiners } from '#tests/support/events/events.ts';
import { confirmedGuest, guestPage, sendForm } from '#tests/support/events/guests.ts';
import { hostsApi } from '#tests/support/events/hosts.ts';
import { product } from '#tests/support/product/product.ts';

const standing = async (person: { userId: string }, eventId: string) =>
  (await eventsApi.signedInAs(person).getEvent({ eventId })).mine;
const claimKey = async (rsvpKey: string) =>
  /claim\?key=([\w.-]+)/.exec((await guestPage(`/guest/rsvp?t=${rsvpKey}`)).body)?.[1] ?? '';

it('moves a place to the account with the same address, keeping its number, however often it is asked', async () => {
  const { event } = await anEvent({ capacity: 1, allowWaitlist: true });
  const { eventId } = event;
  const rsvpKey = await confirmedGuest(eventId, 'mine@guests.example');
  const [waiting] = await joiners(eventId, 1);
  const key = await claimKey(rsvpKey);
  const me = await aPerson({ email: 'mine@guests.example', hasAdditionalInfo: false });
  for (let times = 0; times < 2; times += 1)
    await expect(hostsApi.signedInAs(me).claimGuest({ key })).resolves.toEqual({ eventId });
  expect(await standing(me, eventId)).toEqual({ status: 'in' });
  expect(await standing(waiting!, eventId)).toEqual({ status: 'waiting', position: 1 });
  expect((await guestPage(`/guest/rsvp?t=${rsvpKey}`)).body).toContain('Your spot is with your account now.');
});

it('keeps the better place of who has two, and gives the other back', async () => {
  const { event } = await anEvent({ capacity: 1, allowWaitlist: true });
  const { eventId } = event;
  const key = await claimKey(await confirmedGuest(eventId, 'two@guests.example'));
  const me = await aPerson({ email: 'two@guests.example' });
  await eventsApi.signedInAs(me).joinEvent({ eventId });
  const [behind] = await joiners(eventId, 1);
  await hostsApi.signedInAs(me).claimGuest({ key });
  expect(await standing(me, eventId)).toEqual({ status: 'in' });
  expect(await standing(behind!, eventId)).toEqual({ status: 'waiting', position: 1 });
});

it('refuses another address, a link that was cut off, and a place that another player took over', async () => {
  const { event } = await anEvent();
  const key = await claimKey(await confirmedGuest(event.eventId, 'owner@guests.example'));
  const refused = { code: 'guest.linkInvalid' };
  const other = hostsApi.signedInAs(await aPerson());
  await expect(other.claimGuest({ key })).rejects.toMatchObject(refused);
  const owner = hostsApi.signedInAs(await aPerson({ email: 'owner@guests.example' }));
  await expect(owner.claimGuest({ key: key.slice(0, -2) })).rejects.toMatchObject(refused);
  await owner.claimGuest({ key });
  const namesake = hostsApi.signedInAs(await aPerson({ email: 'owner@guests.example' }));
  await expect(namesake.claimGuest({ key })).rejects.toMatchObject(refused);
});

/** A guest leaves while their account takes the place over. */
async function leaveAndClaim(
  email: string,
  inTurn: (leave: () => Promise<unknown>, claim: () => Promise<unknown>) => Promise<unknown>,
) {
  const { event } = await anEvent();
  const { eventId } = event;
  const rsvpKey = await confirmedGuest(eventId, email);
  const key = await claimKey(rsvpKey);
  const { userId } = await aPerson({ email });
  await inTurn(
    () => sendForm('/api/guest/leave', { key: rsvpKey }),
    () => hostsApi.signedInAs({ userId }).claimGuest({ key }),
  );
  const line = await createSeatStore(table()).find(eventId);
  return Object.keys(line?.order ?? {}).map((person) => (person === userId ? 'account' : 'another person'));
}

it('brings no place back that was given up, whichever comes first', async () => {
  const leftFirst = await leaveAndClaim('leave@guests.example', async (leave, claim) => {
    await leave();
    await claim();
  });
  expect(leftFirst).toEqual([]);
  const claimedFirst = await leaveAndClaim('claim@guests.example', async (leave, claim) => {
    await claim();
    await leave();
  });
  expect(claimedFirst).toEqual(['account']);
  const atOnce = await leaveAndClaim('both@guests.example', (leave, claim) => Promise.all([leave(), claim()]));
  expect(atOnce).not.toContain('another person');
});

it('gives people who sign up the places of their address without being asked', async () => {
  const { event } = await anEvent();
  const { eventId } = event;
  const email = 'newcomer@guests.example';
  await confirmedGuest(eventId, email);
  const userId = randomUUID();
  await createAccountStore(table()).join({ userId, username: userId, email, via: 'password' }, product.clock.now());
  await product.drain();
  expect(await standing({ userId }, eventId)).toEqual({ status: 'in' });
  await expect(eventsApi.signedOut().getPublicEvent({ eventId })).resolves.toMatchObject({ seats: { taken: 1 } });
});
