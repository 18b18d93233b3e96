import { expect, it } from 'vitest';
import { rsvpChanged } from '#shared/events/messages.ts';
import { aPerson, aStranger } from '#tests/support/accounts/people.ts';
import { anEvent, eventsApi, joiners } from '#tests/support/events/events.ts';
import { lifecycleApi } from '#tests/support/events/lifecycle.ts';
import { product } from '#tests/support/product/product.ts';

it('gives the seat to the first in line and tells of it', async () => {
  const { event } = await anEvent({ capacity: 1 });
  const { eventId } = event;
  const [first, second, third] = await joiners(eventId, 3);
  await product.drain();
  await expect(eventsApi.signedInAs(first!).leaveEvent({ eventId })).resolves.toEqual({
    mine: { status: 'none' },
    seats: { taken: 1, waiting: 1, free: 0 },
  });
  await expect(eventsApi.signedInAs(second!).getEvent({ eventId })).resolves.toMatchObject({ mine: { status: 'in' } });
  await expect(eventsApi.signedInAs(third!).getEvent({ eventId })).resolves.toMatchObject({
    mine: { status: 'waiting', position: 1 },
  });
  await product.drain();
  const facts = product.messages(rsvpChanged).filter(({ data }) => data.eventId === eventId);
  expect(facts.slice(3).map(({ data }) => [data.userId, data.from, data.to])).toEqual([
    [first!.userId, 'in', 'none'],
    [second!.userId, 'waiting', 'in'],
  ]);
});

it('puts who comes back at the end of the line', async () => {
  const { event } = await anEvent({ capacity: 1 });
  const { eventId } = event;
  const [first] = await joiners(eventId, 2);
  await eventsApi.signedInAs(first!).leaveEvent({ eventId });
  await expect(eventsApi.signedInAs(first!).joinEvent({ eventId })).resolves.toMatchObject({
    mine: { status: 'waiting', position: 1 },
  });
});

it('can be done while the event is postponed', async () => {
  const { event, host } = await anEvent();
  const { eventId } = event;
  const [first] = await joiners(eventId, 1);
  await eventsApi.signedInAs(host).postponeEvent({ eventId, version: 1 });
  await expect(eventsApi.signedInAs(first!).leaveEvent({ eventId })).resolves.toMatchObject({
    mine: { status: 'none' },
  });
});

it('refuses a stranger', async () => {
  const { event } = await anEvent();
  const { eventId } = event;
  await expect(eventsApi.signedOut().leaveEvent({ eventId })).rejects.toMatchObject({ code: 'auth.required' });
  for (const person of [aStranger(), await aPerson({ emailVerified: false }), await aPerson()])
    await expect(eventsApi.signedInAs(person).leaveEvent({ eventId })).rejects.toMatchObject({
      code: 'rsvp.notFound',
    });
});

it('names the wrong field', async () => {
  await expect(eventsApi.signedInAs(await aPerson()).leaveEvent({ eventId: 'evt_1' })).rejects.toMatchObject({
    code: 'request.invalid',
    fields: { eventId: 'Not a valid id.' },
  });
});

it('says that one is not on the list of an event that does not exist', async () => {
  await expect(
    eventsApi.signedInAs(await aPerson()).leaveEvent({ eventId: 'evt_01ARZ3NDEKTSV4RRFFQ69G5FAV' }),
  ).rejects.toMatchObject({ code: 'rsvp.notFound' });
});

it('is over when the event starts and when it is cancelled', async () => {
  const { event } = await anEvent();
  const [first] = await joiners(event.eventId, 1);
  product.clock.moveTo(event.startsAt);
  await expect(eventsApi.signedInAs(first!).leaveEvent({ eventId: event.eventId })).rejects.toMatchObject({
    code: 'rsvp.closed',
  });
  product.clock.reset();
  const { event: other, host } = await anEvent();
  const [second] = await joiners(other.eventId, 1);
  await eventsApi.signedInAs(host).cancelEvent({ eventId: other.eventId, version: 1, reason: 'host' });
  await expect(eventsApi.signedInAs(second!).leaveEvent({ eventId: other.eventId })).rejects.toMatchObject({
    code: 'rsvp.closed',
  });
});

it('asks the player who leaves once the minimum is counted whether they know it, and notes that they left late', async () => {
  const few = { hasMinimumNeeded: true, minimumNeeded: 2, hoursToCancelBefore: 100 };
  const { event, host } = await anEvent({ ...few, capacity: 3 });
  const { eventId } = event;
  const [first, , third] = await joiners(eventId, 4);
  await product.drain();
  await eventsApi.signedInAs(third!).leaveEvent({ eventId });
  await product.drain();
  product.clock.forwardMinutes((7 * 24 - 100) * 60 + 1);
  await product.drain();
  const leave = (isLate?: 'true') => eventsApi.signedInAs(first!).leaveEvent({ eventId, isLate });
  await expect(leave()).rejects.toMatchObject({ code: 'rsvp.leavingLate' });
  await expect(eventsApi.signedInAs(first!).getEvent({ eventId })).resolves.toMatchObject({ mine: { status: 'in' } });
  await expect(leave('true')).resolves.toMatchObject({ mine: { status: 'none' } });
  await product.drain();
  const { activities } = await lifecycleApi.signedInAs(host).listEventHistory({ eventId });
  const left = activities.filter(({ action }) => action.startsWith('offList'));
  expect(left.map(({ action, about }) => [action, about])).toEqual([
    ['offListLate', first!.displayName],
    ['offList', third!.displayName],
  ]);
});

it('lets the player who waits leave whatever the hour', async () => {
  const few = { hasMinimumNeeded: true, minimumNeeded: 2, hoursToCancelBefore: 100 };
  const { event } = await anEvent({ ...few, capacity: 2 });
  const { eventId } = event;
  const people = await joiners(eventId, 3);
  product.clock.forwardMinutes((7 * 24 - 100) * 60 + 1);
  await expect(eventsApi.signedInAs(people[2]!).leaveEvent({ eventId })).resolves.toMatchObject({
    mine: { status: 'none' },
  });
});
