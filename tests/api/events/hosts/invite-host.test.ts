import { expect, it } from 'vitest';
import { aPerson, aStranger } from '#tests/support/accounts/people.ts';
import { anEvent, eventsApi } from '#tests/support/events/events.ts';
import { hostsApi, nowhere } from '#tests/support/events/hosts.ts';
import { product } from '#tests/support/product/product.ts';

it('asks a player once, by mail and on the page of the event, though it is a draft', async () => {
  const [{ event, host }, friend] = [await anEvent({ publish: false, title: 'Ours' }), await aPerson()];
  const { eventId } = event;
  await expect(eventsApi.signedInAs(friend).getEvent({ eventId })).rejects.toMatchObject({ code: 'event.notFound' });
  const asked = { eventId, userId: friend.userId };
  const { hosts } = await hostsApi.signedInAs(host).inviteHost(asked);
  expect(hosts.map(({ status }) => status)).toEqual(['confirmed', 'invited']);
  expect(await hostsApi.signedInAs(host).inviteHost(asked)).toEqual({ hosts });
  expect(await eventsApi.signedInAs(friend).getEvent({ eventId })).toMatchObject({
    isAskedToHost: true,
    canManage: false,
    event: { hosts: [{ userId: host.userId }] },
  });
  await product.drain();
  const mails = product.mails(friend.email);
  expect(mails.map(({ subject }) => subject)).toEqual([`${host.displayName} wants you to co-host: Ours`]);
});

it('asks no more than ten in all, no one without a profile, and no one for an event that is over', async () => {
  const { event, host } = await anEvent();
  const { eventId } = event;
  const api = hostsApi.signedInAs(host);
  for (let count = 1; count < 10; count += 1) await api.inviteHost({ eventId, userId: (await aPerson()).userId });
  const { userId } = await aPerson();
  await expect(api.inviteHost({ eventId, userId })).rejects.toMatchObject({ code: 'host.tooMany' });
  const fresh = await anEvent();
  const other = hostsApi.signedInAs(fresh.host);
  const unknown = [aStranger(), await aPerson({ hasAdditionalInfo: false })];
  for (const person of unknown)
    await expect(other.inviteHost({ eventId: fresh.event.eventId, userId: person.userId })).rejects.toMatchObject({
      code: 'user.notFound',
    });
  const { eventId: off, version } = fresh.event;
  await eventsApi.signedInAs(fresh.host).cancelEvent({ eventId: off, version, reason: 'other' });
  await expect(other.inviteHost({ eventId: off, userId })).rejects.toMatchObject({ code: 'event.notEditable' });
  await expect(other.inviteHost({ eventId: nowhere, userId })).rejects.toMatchObject({ code: 'event.notFound' });
});
