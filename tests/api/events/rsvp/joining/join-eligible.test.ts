import { expect, it } from 'vitest';
import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { anEvent, eventsApi } from '#tests/support/events/events.ts';
import { hostsApi } from '#tests/support/events/hosts.ts';

const adults = { eligibility: { leastAge: 18, mostAge: 35 } };
const join = (person: Account, eventId: string, more = {}) =>
  eventsApi.signedInAs(person).joinEvent({ eventId, ...more });
const anAdult = () => aPerson({ birthdate: '2000-01-01' });

it('asks the same of people who ask to come, and of people who wait', async () => {
  const asks = await anEvent({ ...adults, creatorApprovalNeeded: true });
  await expect(join(await aPerson(), asks.event.eventId)).rejects.toMatchObject({ code: 'rsvp.notEligible' });
  expect(await join(await anAdult(), asks.event.eventId)).toMatchObject({ mine: { status: 'requested' } });
  const full = await anEvent({ ...adults, capacity: 1, allowWaitlist: true, waitlistMode: 'fifo_offer' });
  await join(await anAdult(), full.event.eventId);
  await expect(join(await aPerson(), full.event.eventId)).rejects.toMatchObject({ code: 'rsvp.notEligible' });
  expect(await join(await anAdult(), full.event.eventId)).toMatchObject({ mine: { status: 'waiting' } });
});

it('lets hosts come, and the guests they bring', async () => {
  const { event, host } = await anEvent({ ...adults, allowParticipantGuests: true, guestLimit: 2 });
  const { eventId } = event;
  expect(await join(host, eventId, { guests: [{ name: 'Kim' }] })).toMatchObject({ mine: { status: 'in' } });
  const guest = { eventId, displayName: 'Jo' };
  expect(await hostsApi.signedInAs(host).createGuest(guest)).toMatchObject({ mine: { status: 'in' } });
});

it('says nothing of a private event to a player without its link', async () => {
  const { event } = await anEvent({ ...adults, visibility: 'private' });
  await expect(join(await aPerson(), event.eventId)).rejects.toMatchObject({ code: 'event.notFound' });
});

it('shows no one what people said of themselves', async () => {
  const { event, host } = await anEvent(adults);
  const { eventId } = event;
  await join(await anAdult(), eventId);
  const seen = [
    await eventsApi.signedInAs(host).listJoiners({ eventId }),
    await eventsApi.signedInAs(host).getEvent({ eventId }),
  ];
  expect(JSON.stringify(seen)).not.toContain('2000-01-01');
});
