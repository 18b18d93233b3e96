import { expect, it } from 'vitest';
import { eventPostponed } from '#shared/events/messages.ts';
import { aPerson, aStranger } from '#tests/support/accounts/people.ts';
import { anEvent, eventsApi, joiners } from '#tests/support/events/events.ts';
import { product } from '#tests/support/product/product.ts';

it('keeps everyone in their place and tells of it', async () => {
  const { event, host } = await anEvent({ capacity: 1 });
  const { eventId } = event;
  const [, second] = await joiners(eventId, 2);
  await expect(eventsApi.signedInAs(host).postponeEvent({ eventId, version: 1 })).resolves.toMatchObject({
    status: 'postponed',
    version: 2,
  });
  await expect(eventsApi.signedInAs(second!).getEvent({ eventId })).resolves.toMatchObject({
    mine: { status: 'waiting', position: 1 },
  });
  await product.drain();
  expect(product.messages(eventPostponed).map(({ data }) => data)).toContainEqual({ eventId, version: 2 });
});

it('refuses a stranger', async () => {
  const { event } = await anEvent();
  const postpone = { eventId: event.eventId, version: 1 };
  await expect(eventsApi.signedOut().postponeEvent(postpone)).rejects.toMatchObject({ code: 'auth.required' });
  await expect(eventsApi.signedInAs(aStranger()).postponeEvent(postpone)).rejects.toMatchObject({
    code: 'access.emailUnverified',
  });
  await expect(eventsApi.signedInAs(await aPerson()).postponeEvent(postpone)).rejects.toMatchObject({
    code: 'access.denied',
  });
});

it('names the wrong field', async () => {
  const { event, host } = await anEvent();
  await expect(
    eventsApi.signedInAs(host).postponeEvent({ eventId: event.eventId, version: 0.5 }),
  ).rejects.toMatchObject({ code: 'request.invalid', fields: { version: expect.any(String) } });
});

it('says that there is no event under an unknown id', async () => {
  await expect(
    eventsApi.signedInAs(await aPerson()).postponeEvent({ eventId: 'evt_01ARZ3NDEKTSV4RRFFQ69G5FAV', version: 1 }),
  ).rejects.toMatchObject({ code: 'event.notFound' });
});

it('refuses a version that is no longer the newest', async () => {
  const { event, host } = await anEvent();
  await expect(eventsApi.signedInAs(host).postponeEvent({ eventId: event.eventId, version: 7 })).rejects.toMatchObject({
    code: 'record.changed',
    detail: { currentVersion: 1 },
  });
});

it('refuses a draft, what has begun and what is postponed already', async () => {
  const { event: draft, host } = await anEvent({ publish: false });
  const { event, host: other } = await anEvent();
  const refused = { code: 'event.notEditable' };
  await expect(eventsApi.signedInAs(host).postponeEvent({ eventId: draft.eventId, version: 1 })).rejects.toMatchObject(
    refused,
  );
  const me = eventsApi.signedInAs(other);
  product.clock.moveTo(event.startsAt);
  await expect(me.postponeEvent({ eventId: event.eventId, version: 1 })).rejects.toMatchObject(refused);
  product.clock.reset();
  await me.postponeEvent({ eventId: event.eventId, version: 1 });
  await expect(me.postponeEvent({ eventId: event.eventId, version: 2 })).rejects.toMatchObject(refused);
});
