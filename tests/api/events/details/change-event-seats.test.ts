import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { anEvent, eventDetails, eventsApi, joiners } from '#tests/support/events/events.ts';

it('seats people from the line when there are more seats, and keeps people in line when the line is closed', async () => {
  const { event, host } = await anEvent({ capacity: 1 });
  const { eventId } = event;
  const me = eventsApi.signedInAs(host);
  const [, second, third] = await joiners(eventId, 3);
  await me.changeEvent({ ...eventDetails({ capacity: 2, allowWaitlist: false }), eventId, version: 1 });
  await expect(eventsApi.signedInAs(second!).getEvent({ eventId })).resolves.toMatchObject({ mine: { status: 'in' } });
  await expect(eventsApi.signedInAs(third!).getEvent({ eventId })).resolves.toMatchObject({
    mine: { status: 'waiting', position: 1 },
  });
  await eventsApi.signedInAs(second!).leaveEvent({ eventId });
  await expect(eventsApi.signedInAs(await aPerson()).joinEvent({ eventId })).rejects.toMatchObject({
    code: 'rsvp.full',
  });
  await eventsApi.signedInAs(third!).leaveEvent({ eventId });
  await expect(eventsApi.signedInAs(await aPerson()).joinEvent({ eventId })).resolves.toMatchObject({
    seats: { taken: 2, waiting: 0, free: 0 },
  });
});

it('refuses fewer seats than people who are in', async () => {
  const { event, host } = await anEvent({ capacity: 3 });
  const { eventId } = event;
  await joiners(eventId, 2);
  const me = eventsApi.signedInAs(host);
  await expect(me.changeEvent({ ...eventDetails({ capacity: 1 }), eventId, version: 1 })).rejects.toMatchObject({
    code: 'event.capacityBelowJoined',
  });
  await expect(me.changeEvent({ ...eventDetails({ capacity: 2 }), eventId, version: 1 })).resolves.toMatchObject({
    capacity: 2,
  });
});

it('never has fewer seats than people who are in, the player who is faster', async () => {
  const { event, host } = await anEvent({ capacity: 12 });
  const { eventId } = event;
  const people = await Promise.all(Array.from({ length: 12 }, () => aPerson()));
  const [changed] = await Promise.allSettled([
    eventsApi.signedInAs(host).changeEvent({ ...eventDetails({ capacity: 6 }), eventId, version: 1 }),
    ...people.map((person) => eventsApi.signedInAs(person).joinEvent({ eventId })),
  ]);
  const { seats, event: now } = await eventsApi.signedInAs(host).getEvent({ eventId });
  expect(now.capacity).toBe(changed!.status === 'fulfilled' ? 6 : 12);
  expect(seats).toEqual({ taken: now.capacity, waiting: 12 - now.capacity!, free: 0 });
});

it('refuses another way to give seats while people wait, and a smallest number that comes too late', async () => {
  const { event, host } = await anEvent({ capacity: 1 });
  const { eventId } = event;
  await joiners(eventId, 2);
  const me = eventsApi.signedInAs(host);
  const change = { eventId, version: 1, ...eventDetails({ capacity: 1 }) };
  await expect(me.changeEvent({ ...change, waitlistMode: 'fifo_offer' })).rejects.toMatchObject({
    code: 'event.waitlistInUse',
  });
  const few = { hasMinimumNeeded: true, minimumNeeded: 2, hoursToCancelBefore: 168 };
  await expect(me.changeEvent({ ...change, capacity: 4, ...few })).rejects.toMatchObject({
    code: 'event.minimumTooLate',
  });
});

it('changes how seats are given while no one waits, and keeps everyone in', async () => {
  const { event, host } = await anEvent({ capacity: 2 });
  const { eventId } = event;
  await joiners(eventId, 2);
  const change = { eventId, version: 1, ...eventDetails({ capacity: 2, waitlistMode: 'fifo_offer', waitlistMax: 1 }) };
  await eventsApi.signedInAs(host).changeEvent(change);
  const [third] = await joiners(eventId, 1);
  await expect(eventsApi.signedInAs(third!).getEvent({ eventId })).resolves.toMatchObject({
    mine: { status: 'waiting', position: 1 },
    seats: { taken: 2, waiting: 1, free: 0 },
  });
  await expect(eventsApi.signedInAs(await aPerson()).joinEvent({ eventId })).rejects.toMatchObject({
    code: 'rsvp.full',
  });
});

it('never becomes too small for a party that waits, as no one behind it would get a seat', async () => {
  const party = { allowParticipantGuests: true, guestLimit: 9 };
  const { event, host } = await anEvent({ ...party, capacity: 4 });
  const { eventId } = event;
  await joiners(eventId, 2);
  const guests = [{}, {}];
  const waits = await aPerson();
  await expect(eventsApi.signedInAs(waits).joinEvent({ eventId, guests })).resolves.toMatchObject({
    mine: { status: 'waiting' },
  });
  const me = eventsApi.signedInAs(host);
  const change = { eventId, version: 1, ...eventDetails(party) };
  await expect(me.changeEvent({ ...change, capacity: 2 })).rejects.toMatchObject({ code: 'event.waitlistInUse' });
  await expect(me.changeEvent({ ...change, capacity: 3 })).resolves.toMatchObject({ capacity: 3 });
});
