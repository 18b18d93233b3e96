import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { anEvent, eventsApi } from '#tests/support/events/events.ts';
import { aCoHost, hostsApi, nowhere } from '#tests/support/events/hosts.ts';
import { lifecycleApi } from '#tests/support/events/lifecycle.ts';
import { product } from '#tests/support/product/product.ts';

it('lets a host step down, but never the last', async () => {
  const { event, host } = await anEvent();
  const { eventId } = event;
  const second = await aCoHost(event, host);
  const [first, other] = [hostsApi.signedInAs(host), hostsApi.signedInAs(second)];
  await other.removeHost({ eventId, userId: second.userId });
  expect(await eventsApi.signedInAs(second).getEvent({ eventId })).toMatchObject({ canManage: false });
  await expect(other.removeHost({ eventId, userId: second.userId })).rejects.toMatchObject({ code: 'access.denied' });
  await expect(first.removeHost({ eventId, userId: host.userId })).rejects.toMatchObject({ code: 'host.last' });
  await product.drain();
  expect(product.mails(host.email).at(-1)?.subject).toBe(
    `${second.displayName} is no longer a host: Pickup basketball`,
  );
});

it('keeps an owner: who owns the event steps down only with a host who owns it from then on', async () => {
  const { event, host } = await anEvent();
  const { eventId } = event;
  const second = await aCoHost(event, host);
  const { userId } = host;
  const api = hostsApi.signedInAs(host);
  await expect(api.removeHost({ eventId, userId })).rejects.toMatchObject({ code: 'host.owner' });
  for (const heirId of [userId, (await aPerson()).userId])
    await expect(api.removeHost({ eventId, userId, heirId })).rejects.toMatchObject({ code: 'host.notFound' });
  await api.removeHost({ eventId, userId, heirId: second.userId });
  const { event: after, canManage } = await eventsApi.signedInAs(second).getEvent({ eventId });
  expect(after).toMatchObject({ creatorId: second.userId, hostName: second.displayName });
  expect([canManage, after.hosts?.map((one) => one.userId)]).toEqual([true, [second.userId]]);
  expect(await eventsApi.signedInAs(host).getEvent({ eventId })).toMatchObject({ canManage: false });
  await product.drain();
  expect(product.mails(second.email).map(({ subject }) => subject)).toContain(
    'You own this event now: Pickup basketball',
  );
});

it('lets only the owner name who owns the event next', async () => {
  const { event, host } = await anEvent();
  const { eventId } = event;
  const [second, third] = [await aCoHost(event, host), await aCoHost(event, host)];
  const own = { eventId, userId: second.userId, heirId: third.userId };
  await expect(hostsApi.signedInAs(second).removeHost(own)).rejects.toMatchObject({ code: 'access.denied' });
  expect((await eventsApi.signedInAs(host).getEvent({ eventId })).event.creatorId).toBe(host.userId);
});

it('keeps an owner who was given the event and steps down at once', async () => {
  const { event, host } = await anEvent();
  const { eventId } = event;
  const second = await aCoHost(event, host);
  const given = { eventId, userId: second.userId, version: 3 };
  await Promise.allSettled([
    lifecycleApi.signedInAs(host).transferEvent(given),
    hostsApi.signedInAs(second).removeHost({ eventId, userId: second.userId }),
    hostsApi.signedInAs(host).removeHost({ eventId, userId: host.userId }),
  ]);
  const { event: after } = await eventsApi.signedInAs(await aPerson()).getEvent({ eventId });
  expect(after.hosts?.map(({ userId }) => userId) ?? [host.userId]).toContain(after.creatorId);
});

it('lets only the creator remove other hosts, and tells the removed host', async () => {
  const { event, host } = await anEvent();
  const { eventId } = event;
  const [second, third] = [await aCoHost(event, host), await aCoHost(event, host)];
  const sly = hostsApi.signedInAs(second).removeHost({ eventId, userId: third.userId });
  await expect(sly).rejects.toMatchObject({ code: 'access.denied' });
  await hostsApi.signedInAs(host).removeHost({ eventId, userId: third.userId });
  await product.drain();
  expect(product.mails(third.email).at(-1)?.subject).toBe('You’re no longer a host: Pickup basketball');
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
