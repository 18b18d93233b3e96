import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { anEvent, eventsApi } from '#tests/support/events/events.ts';
import { aCoHost, hostsApi, nowhere } from '#tests/support/events/hosts.ts';
import { product } from '#tests/support/product/product.ts';

it('lets a host step down, the creator too, but never the last', async () => {
  const { event, host } = await anEvent();
  const { eventId } = event;
  const second = await aCoHost(event, host);
  const [first, other] = [hostsApi.signedInAs(host), hostsApi.signedInAs(second)];
  await first.removeHost({ eventId, userId: host.userId });
  expect(await eventsApi.signedInAs(host).getEvent({ eventId })).toMatchObject({ canManage: false });
  await expect(first.removeHost({ eventId, userId: host.userId })).rejects.toMatchObject({ code: 'access.denied' });
  await expect(other.removeHost({ eventId, userId: second.userId })).rejects.toMatchObject({ code: 'host.last' });
  await product.drain();
  expect(product.mails(second.email).at(-1)?.subject).toBe(`${host.displayName} hosts no more: Pickup basketball`);
});

it('lets the creator take others off, who hear of it, and nobody else', async () => {
  const { event, host } = await anEvent();
  const { eventId } = event;
  const [second, third] = [await aCoHost(event, host), await aCoHost(event, host)];
  const sly = hostsApi.signedInAs(second).removeHost({ eventId, userId: third.userId });
  await expect(sly).rejects.toMatchObject({ code: 'access.denied' });
  await hostsApi.signedInAs(host).removeHost({ eventId, userId: third.userId });
  await product.drain();
  expect(product.mails(third.email).at(-1)?.subject).toBe('You host this event no more: Pickup basketball');
  const gone = { eventId, userId: third.userId };
  await expect(hostsApi.signedInAs(host).removeHost(gone)).rejects.toMatchObject({ code: 'host.notFound' });
});

it('changes nothing about an event that is off, or that one does not know', async () => {
  const { event, host } = await anEvent();
  const { eventId } = event;
  const { userId } = await aCoHost(event, host);
  const { version } = (await eventsApi.signedInAs(host).getEvent({ eventId })).event;
  await eventsApi.signedInAs(host).cancelEvent({ eventId, version, reason: 'other' });
  const api = hostsApi.signedInAs(host);
  await expect(api.removeHost({ eventId, userId })).rejects.toMatchObject({ code: 'event.notEditable' });
  const stranger = hostsApi.signedInAs(await aPerson());
  await expect(stranger.removeHost({ eventId: nowhere, userId })).rejects.toMatchObject({ code: 'event.notFound' });
});
