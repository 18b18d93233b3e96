import { expect, it } from 'vitest';
import { eventScheduled } from '#shared/events/messages.ts';
import { aPerson, aStranger } from '#tests/support/accounts/people.ts';
import { anEvent, eventsApi, inDays } from '#tests/support/events/events.ts';
import { product } from '#tests/support/product/product.ts';

it('opens a draft to everyone and tells of it', async () => {
  const { event, host } = await anEvent({ publish: false });
  const { eventId } = event;
  await expect(eventsApi.signedInAs(host).publishEvent({ eventId, version: 1 })).resolves.toMatchObject({
    status: 'scheduled',
    version: 2,
  });
  await expect(eventsApi.signedInAs(await aPerson()).joinEvent({ eventId })).resolves.toMatchObject({
    mine: { status: 'in' },
  });
  await product.drain();
  expect(product.messages(eventScheduled).map(({ data }) => data)).toContainEqual({ eventId });
});

it('hides a draft from a stranger', async () => {
  const { event } = await anEvent({ publish: false });
  const publish = { eventId: event.eventId, version: 1 };
  await expect(eventsApi.signedOut().publishEvent(publish)).rejects.toMatchObject({ code: 'auth.required' });
  await expect(eventsApi.signedInAs(aStranger()).publishEvent(publish)).rejects.toMatchObject({
    code: 'access.emailUnverified',
  });
  await expect(eventsApi.signedInAs(await aPerson()).publishEvent(publish)).rejects.toMatchObject({
    code: 'event.notFound',
  });
});

it('names the wrong field', async () => {
  const { event, host } = await anEvent({ publish: false });
  await expect(eventsApi.signedInAs(host).publishEvent({ eventId: event.eventId, version: -1 })).rejects.toMatchObject({
    code: 'request.invalid',
    fields: { version: expect.any(String) },
  });
});

it('refuses a version that is no longer the newest', async () => {
  const { event, host } = await anEvent({ publish: false });
  await expect(eventsApi.signedInAs(host).publishEvent({ eventId: event.eventId, version: 2 })).rejects.toMatchObject({
    code: 'record.changed',
    detail: { currentVersion: 1 },
  });
});

it('refuses what is published already', async () => {
  const { event, host } = await anEvent();
  await expect(eventsApi.signedInAs(host).publishEvent({ eventId: event.eventId, version: 1 })).rejects.toMatchObject({
    code: 'event.notEditable',
  });
});

it('refuses a draft whose start has passed', async () => {
  const { event, host } = await anEvent({ publish: false, localStart: inDays(1) });
  product.clock.moveTo(event.startsAt);
  await expect(eventsApi.signedInAs(host).publishEvent({ eventId: event.eventId, version: 1 })).rejects.toMatchObject({
    code: 'event.startsInPast',
  });
  product.clock.reset();
});

it('refuses a draft whose smallest number leaves no time to call it off any more', async () => {
  const few = { hasMinimumNeeded: true, minimumNeeded: 2, hoursToCancelBefore: 100 };
  const { event, host } = await anEvent({ publish: false, ...few });
  const { eventId, startsAt } = event;
  product.clock.moveTo(new Date(Date.parse(startsAt) - 99 * 3_600_000));
  await expect(eventsApi.signedInAs(host).publishEvent({ eventId, version: 1 })).rejects.toMatchObject({
    code: 'event.minimumTooLate',
  });
  product.clock.reset();
});

it('keeps a draft with a price a draft while no one says how to pay', async () => {
  const { event, host } = await anEvent({ publish: false, price: { amountMinor: 1250, currency: 'USD' as const } });
  await expect(eventsApi.signedInAs(host).publishEvent({ eventId: event.eventId, version: 1 })).rejects.toMatchObject({
    code: 'event.payoutNeeded',
  });
  const shared = await anEvent({
    publish: false,
    costShare: { total: { amountMinor: 9000, currency: 'USD' as const } },
  });
  const publishing = eventsApi.signedInAs(shared.host).publishEvent({ eventId: shared.event.eventId, version: 1 });
  await expect(publishing).rejects.toMatchObject({ code: 'payment.wayNeeded' });
});

it('publishes a draft with a price once the host says how players pay', async () => {
  const priced = { price: { amountMinor: 500, currency: 'USD' as const }, payOutside: [{ way: 'cash' as const }] };
  const { event, host } = await anEvent({ publish: false, ...priced });
  const publish = eventsApi.signedInAs(host).publishEvent({ eventId: event.eventId, version: 1 });
  await expect(publish).resolves.toMatchObject({ status: 'scheduled', ...priced });
});

it('publishes no draft with tickets that no player could pay', async () => {
  const ticketTypes = [{ key: 'adult', name: 'Adult', price: { amountMinor: 500, currency: 'USD' as const } }];
  const { event, host } = await anEvent({ publish: false, ticketTypes, payOutside: [{ way: 'cash' as const }] });
  const publish = eventsApi.signedInAs(host).publishEvent({ eventId: event.eventId, version: 1 });
  await expect(publish).rejects.toMatchObject({ code: 'event.payoutNeeded' });
});
