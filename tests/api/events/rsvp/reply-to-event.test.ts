import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { anEvent, eventsApi, joiners } from '#tests/support/events/events.ts';
import { product } from '#tests/support/product/product.ts';

it('notes maybe and no with a word, and holds no seat', async () => {
  const { event } = await anEvent();
  const { eventId } = event;
  const me = eventsApi.signedInAs(await aPerson());
  await expect(me.replyToEvent({ eventId, reply: 'maybe', note: 'If it stays dry' })).resolves.toEqual({
    mine: { status: 'none' },
    seats: { taken: 0, waiting: 0, free: 10 },
  });
  await expect(me.getEvent({ eventId })).resolves.toMatchObject({
    answer: { reply: 'maybe', note: 'If it stays dry' },
  });
  await me.joinEvent({ eventId });
  const { answer } = await me.getEvent({ eventId });
  expect(answer).not.toHaveProperty('reply');
});

it('gives up the seat that one had, to the next in line', async () => {
  const { event } = await anEvent({ capacity: 1 });
  const { eventId } = event;
  const [first, second] = await joiners(eventId, 2);
  await expect(eventsApi.signedInAs(first!).replyToEvent({ eventId, reply: 'declined' })).resolves.toMatchObject({
    seats: { taken: 1, waiting: 0 },
  });
  await expect(eventsApi.signedInAs(second!).getEvent({ eventId })).resolves.toMatchObject({ mine: { status: 'in' } });
});

it('says nothing of events that one may not see, and closes with the start', async () => {
  const { event: hidden } = await anEvent({ visibility: 'private' });
  const { event } = await anEvent();
  const me = eventsApi.signedInAs(await aPerson());
  await expect(me.replyToEvent({ eventId: hidden.eventId, reply: 'maybe' })).rejects.toMatchObject({
    code: 'event.notFound',
  });
  product.clock.moveTo(event.startsAt);
  await expect(me.replyToEvent({ eventId: event.eventId, reply: 'maybe' })).rejects.toMatchObject({
    code: 'rsvp.closed',
  });
  product.clock.reset();
});

it('is no way out of an event that goes ahead with a player', async () => {
  const { event } = await anEvent({ hasMinimumNeeded: true, minimumNeeded: 2, hoursToCancelBefore: 100 });
  const { eventId } = event;
  const [one] = await joiners(eventId, 2);
  product.clock.forwardMinutes((7 * 24 - 100) * 60 + 1);
  const no = eventsApi.signedInAs(one!).replyToEvent({ eventId, reply: 'declined' });
  await expect(no).rejects.toMatchObject({ code: 'rsvp.leavingLate' });
  await expect(eventsApi.signedInAs(one!).getEvent({ eventId })).resolves.toMatchObject({ mine: { status: 'in' } });
});
