import { expect, it } from 'vitest';
import { eventCancelled } from '#shared/events/messages.ts';
import { aPerson, aStranger } from '#tests/support/accounts/people.ts';
import { anEvent, eventsApi, joiners } from '#tests/support/events/events.ts';
import { product } from '#tests/support/product/product.ts';

it('calls an event off, says why, and tells of it once', async () => {
  const { event, host } = await anEvent();
  const { eventId } = event;
  await joiners(eventId, 2);
  const me = eventsApi.signedInAs(host);
  const cancelled = await me.cancelEvent({ eventId, version: 1, reason: 'weather', message: 'Thunderstorms.' });
  expect(cancelled).toMatchObject({
    status: 'cancelled',
    version: 2,
    cancelled: { reason: 'weather', message: 'Thunderstorms.' },
  });
  await expect(eventsApi.signedOut().getPublicEvent({ eventId })).resolves.toMatchObject({
    event: { status: 'cancelled' },
    seats: { taken: 2 },
  });
  await product.drain();
  const facts = product.messages(eventCancelled).filter(({ data }) => data.eventId === eventId);
  expect(facts.map(({ data }) => data)).toEqual([{ eventId, version: 2 }]);
});

it('lets no one in once it was acknowledged, however many try at the same time', async () => {
  const { event, host } = await anEvent({ capacity: 30 });
  const { eventId } = event;
  const people = await Promise.all(Array.from({ length: 30 }, () => aPerson()));
  const joins = people.map((person) => eventsApi.signedInAs(person).joinEvent({ eventId }));
  await eventsApi.signedInAs(host).cancelEvent({ eventId, version: 1, reason: 'venue' });
  const { seats } = await eventsApi.signedOut().getPublicEvent({ eventId });
  const answers = await Promise.allSettled(joins);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(seats.taken);
});

it('refuses a stranger', async () => {
  const { event } = await anEvent();
  const { event: hidden } = await anEvent({ visibility: 'private' });
  const cancel = { eventId: event.eventId, version: 1, reason: 'host' as const };
  await expect(eventsApi.signedOut().cancelEvent(cancel)).rejects.toMatchObject({ code: 'auth.required' });
  await expect(eventsApi.signedInAs(aStranger()).cancelEvent(cancel)).rejects.toMatchObject({
    code: 'access.emailUnverified',
  });
  const person = eventsApi.signedInAs(await aPerson());
  await expect(person.cancelEvent(cancel)).rejects.toMatchObject({ code: 'access.denied' });
  await expect(person.cancelEvent({ ...cancel, eventId: hidden.eventId })).rejects.toMatchObject({
    code: 'event.notFound',
  });
});

it('names the wrong field', async () => {
  const { event, host } = await anEvent();
  const cancel = { eventId: event.eventId, version: 1, reason: 'boredom' as 'host', message: 'x'.repeat(301) };
  await expect(eventsApi.signedInAs(host).cancelEvent(cancel)).rejects.toMatchObject({
    code: 'request.invalid',
    fields: { reason: 'Choose a reason.', message: 'The message can have at most 300 characters.' },
  });
});

it('says that there is no event under an unknown id', async () => {
  const cancel = { eventId: 'evt_01ARZ3NDEKTSV4RRFFQ69G5FAV', version: 1, reason: 'host' as const };
  await expect(eventsApi.signedInAs(await aPerson()).cancelEvent(cancel)).rejects.toMatchObject({
    code: 'event.notFound',
  });
});

it('refuses a version that is no longer the newest', async () => {
  const { event, host } = await anEvent();
  const cancel = { eventId: event.eventId, version: 1, reason: 'host' as const };
  await eventsApi.signedInAs(host).postponeEvent({ eventId: event.eventId, version: 1 });
  await expect(eventsApi.signedInAs(host).cancelEvent(cancel)).rejects.toMatchObject({
    code: 'record.changed',
    detail: { currentVersion: 2 },
  });
});

it('refuses to call off a draft, and what is cancelled or over', async () => {
  const { event: draft, host } = await anEvent({ publish: false });
  const { event, host: other } = await anEvent();
  await expect(
    eventsApi.signedInAs(host).cancelEvent({ eventId: draft.eventId, version: 1, reason: 'host' }),
  ).rejects.toMatchObject({ code: 'event.notEditable' });
  const me = eventsApi.signedInAs(other);
  await me.cancelEvent({ eventId: event.eventId, version: 1, reason: 'host' });
  await expect(me.cancelEvent({ eventId: event.eventId, version: 2, reason: 'host' })).rejects.toMatchObject({
    code: 'event.notEditable',
  });
});
