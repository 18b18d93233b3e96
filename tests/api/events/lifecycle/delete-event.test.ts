import { afterEach, expect, it } from 'vitest';
import { eventEntity } from '#lambdas/events/details/event.entity.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aCardEvent, earnsMore, ordersApi, payFor, settleAll } from '#tests/support/events/checkout.ts';
import { anEvent, eventDetails, eventsApi, joiners } from '#tests/support/events/events.ts';
import { followingApi } from '#tests/support/events/favourites.ts';
import { hostsApi } from '#tests/support/events/hosts.ts';
import { lifecycleApi } from '#tests/support/events/lifecycle.ts';
import { product } from '#tests/support/product/product.ts';

afterEach(() => product.clock.reset());

it('deletes a draft with what was said of it, and no one finds it any more', async () => {
  const host = await aPerson();
  const api = eventsApi.signedInAs(host);
  const said = eventDetails({
    title: 'Half a plan',
    description: 'Secret',
    onlineUrl: 'https://meet.rovers.example/1',
  });
  const { eventId } = await api.scheduleEvent({ ...said, publish: false });
  await lifecycleApi.signedInAs(host).deleteEvent({ eventId, version: 1 });
  await expect(api.getEvent({ eventId })).rejects.toMatchObject({ code: 'event.notFound' });
  await expect(followingApi.signedInAs(host).listMyEvents({ role: 'hosting' })).resolves.toMatchObject({ events: [] });
  const { data } = await eventEntity(table()).get({ eventId }).go();
  expect(JSON.stringify(data)).not.toMatch(/Half a plan|Secret|meet\.rovers/);
  const again = lifecycleApi.signedInAs(host).deleteEvent({ eventId, version: 2 });
  await expect(again).rejects.toMatchObject({ code: 'event.notFound' });
});

it('deletes a cancelled event only once no one is in, and nothing that takes place', async () => {
  const { event, host } = await anEvent();
  const { eventId } = event;
  const [person] = await joiners(eventId, 1);
  const [api, lifecycle] = [eventsApi.signedInAs(host), lifecycleApi.signedInAs(host)];
  await expect(lifecycle.deleteEvent({ eventId, version: 1 })).rejects.toMatchObject({ code: 'event.notEditable' });
  const empty = await api.scheduleEvent(eventDetails());
  await api.cancelEvent({ eventId, version: 1, reason: 'host' });
  await expect(lifecycle.deleteEvent({ eventId, version: 2 })).rejects.toMatchObject({ code: 'event.notEditable' });
  await expect(lifecycle.deleteEvent({ eventId, version: 1 })).rejects.toMatchObject({ code: 'record.changed' });
  await expect(eventsApi.signedInAs(person!).getEvent({ eventId })).resolves.toBeDefined();
  await api.cancelEvent({ eventId: empty.eventId, version: 1, reason: 'host' });
  await lifecycle.deleteEvent({ eventId: empty.eventId, version: 2 });
  await expect(eventsApi.signedOut().getPublicEvent({ eventId: empty.eventId })).rejects.toMatchObject({
    code: 'event.notFound',
  });
});

it('waits until all that was paid by card is back', async () => {
  const { eventId, event, host } = await aCardEvent();
  const player = await aPerson();
  const orderId = await payFor(eventId, player);
  await earnsMore(host);
  await eventsApi.signedInAs(player).leaveEvent({ eventId });
  await eventsApi.signedInAs(host).cancelEvent({ eventId, version: event.version, reason: 'host' });
  await product.drain();
  const lifecycle = lifecycleApi.signedInAs(host);
  const version = event.version + 1;
  await expect(lifecycle.deleteEvent({ eventId, version })).rejects.toMatchObject({ code: 'event.refundFirst' });
  await settleAll();
  expect(await ordersApi.signedInAs(player).getOrder({ orderId })).toMatchObject({ status: 'refunded' });
  expect(await lifecycle.deleteEvent({ eventId, version })).toEqual({});
});

it('is for anyone who created it, and for no host besides', async () => {
  const { event, host } = await anEvent();
  const { eventId } = event;
  const second = await aPerson();
  await hostsApi.signedInAs(host).inviteHost({ eventId, userId: second.userId });
  await hostsApi.signedInAs(second).answerHosting({ eventId, answer: 'confirmed' });
  await eventsApi.signedInAs(host).cancelEvent({ eventId, version: 3, reason: 'host' });
  await expect(lifecycleApi.signedInAs(second).deleteEvent({ eventId, version: 4 })).rejects.toMatchObject({
    code: 'access.denied',
  });
});
