import { expect, it } from 'vitest';
import { anEvent, eventsApi, joiners } from '#tests/support/events/events.ts';
import { inGroups } from '#tests/support/events/groups.ts';
import { guestPage, mailedKey } from '#tests/support/events/guests.ts';
import { hostsApi } from '#tests/support/events/hosts.ts';
import { product } from '#tests/support/product/product.ts';

it('adds a guest by name and by email, who is told and can leave', async () => {
  const { event, host } = await anEvent({ visibility: 'private', creatorApprovalNeeded: true });
  const { eventId } = event;
  const me = hostsApi.signedInAs(host);
  const named = await me.createGuest({ eventId, displayName: 'Neighbour' });
  expect(named).toMatchObject({ eventId, displayName: 'Neighbour', mine: { status: 'in' } });
  expect(named.email).toBeUndefined();
  const mailed = await me.createGuest({ eventId, displayName: 'Colleague', email: 'colleague@guests.example' });
  expect(mailed).toMatchObject({ email: 'colleague@guests.example', mine: { status: 'in' } });
  await product.drain();
  const page = await guestPage(`/guest/rsvp?t=${mailedKey('colleague@guests.example', 'rsvp')}`);
  expect(page.body).toContain('You&#x27;re in');
});

it('makes one person of an address, however often it is added', async () => {
  const { event, host } = await anEvent();
  const { eventId } = event;
  const me = hostsApi.signedInAs(host);
  const guest = { eventId, displayName: 'Colleague', email: 'once@guests.example' };
  const [one, other] = await Promise.all([me.createGuest(guest), me.createGuest(guest)]);
  expect(one.guestId).toBe(other.guestId);
  await expect(eventsApi.signedInAs(host).getEvent({ eventId })).resolves.toMatchObject({ seats: { taken: 1 } });
});

it('mails an address once for an event, however often it is added', async () => {
  const { event, host } = await anEvent();
  const guest = { eventId: event.eventId, displayName: 'Colleague', email: 'one.mail@guests.example' };
  for (let time = 0; time < 3; time += 1) {
    await hostsApi.signedInAs(host).createGuest(guest);
    await product.drain();
  }
  expect(product.mails(guest.email)).toHaveLength(1);
});

it('keeps to the rules for everyone', async () => {
  const { event, host } = await anEvent({ capacity: 1, allowWaitlist: false });
  const { eventId } = event;
  await joiners(eventId, 1);
  const me = hostsApi.signedInAs(host);
  await expect(me.createGuest({ eventId, displayName: 'Neighbour' })).rejects.toMatchObject({ code: 'rsvp.full' });
  await eventsApi.signedInAs(host).cancelEvent({ eventId, version: 1, reason: 'other' });
  await expect(me.createGuest({ eventId, displayName: 'Neighbour' })).rejects.toMatchObject({ code: 'rsvp.closed' });
  const { event: later } = await anEvent({ rsvpOpensHoursBefore: 1 });
  await expect(
    hostsApi.signedInAs({ userId: later.creatorId }).createGuest({ eventId: later.eventId, displayName: 'Neighbour' }),
  ).rejects.toMatchObject({ code: 'rsvp.notYet' });
});

it('refuses all but the host, and an event that does not exist', async () => {
  const { event, host } = await anEvent();
  const { eventId } = event;
  const [joiner] = await joiners(eventId, 1);
  const guest = { eventId, displayName: 'Neighbour' };
  await expect(hostsApi.signedInAs(joiner!).createGuest(guest)).rejects.toMatchObject({ code: 'access.denied' });
  await expect(
    hostsApi.signedInAs(host).createGuest({ ...guest, eventId: 'evt_01ARZ3NDEKTSV4RRFFQ69G5FAV' }),
  ).rejects.toMatchObject({ code: 'event.notFound' });
});

it('adds a guest in one of the groups of the event', async () => {
  const { event, host } = await anEvent(inGroups());
  const { eventId } = event;
  const api = hostsApi.signedInAs(host);
  const guest = { eventId, displayName: 'Gus Guest' };
  await expect(api.createGuest(guest)).rejects.toMatchObject({ code: 'rsvp.groupMissing' });
  await api.createGuest({ ...guest, group: 'keeper' });
  const { joiners } = await eventsApi.signedInAs(host).listJoiners({ eventId });
  expect(joiners).toMatchObject([{ displayName: 'Gus Guest', group: 'keeper' }]);
});
