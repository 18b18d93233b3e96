import { expect, it } from 'vitest';
import { anEvent, eventsApi, joiners } from '#tests/support/events.ts';
import { aPerson, aStranger } from '#tests/support/people.ts';

it('gives seats in order and then places in line', async () => {
  const { event } = await anEvent({ capacity: 2 });
  await joiners(event.eventId, 3);
  const person = await aPerson();
  await expect(eventsApi.signedInAs(person).joinEvent({ eventId: event.eventId })).resolves.toEqual({
    mine: { status: 'waiting', position: 2 },
    seats: { taken: 2, waiting: 2, free: 0 },
  });
});

it('answers a repeat with the standing that one has', async () => {
  const { event } = await anEvent({ capacity: 1 });
  const [first, second] = await joiners(event.eventId, 2);
  const seats = { taken: 1, waiting: 1, free: 0 };
  await expect(eventsApi.signedInAs(first!).joinEvent({ eventId: event.eventId })).resolves.toEqual({
    mine: { status: 'in' },
    seats,
  });
  await expect(eventsApi.signedInAs(second!).joinEvent({ eventId: event.eventId })).resolves.toEqual({
    mine: { status: 'waiting', position: 1 },
    seats,
  });
});

it('refuses a stranger', async () => {
  const { event } = await anEvent();
  await expect(eventsApi.signedOut().joinEvent({ eventId: event.eventId })).rejects.toMatchObject({
    code: 'auth.required',
  });
  await expect(eventsApi.signedInAs(aStranger()).joinEvent({ eventId: event.eventId })).rejects.toMatchObject({
    code: 'access.emailUnverified',
  });
});
