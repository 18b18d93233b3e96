import { expect, it } from 'vitest';
import { handler as tellHosts } from '#lambdas/events/lifecycle/notifications/listener.ts';
import { eventHandedOver } from '#shared/events/lifecycle/messages.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { anEvent, eventsApi } from '#tests/support/events/events.ts';
import { followingApi } from '#tests/support/events/favourites.ts';
import { hostsApi } from '#tests/support/events/hosts.ts';
import { lifecycleApi } from '#tests/support/events/lifecycle.ts';
import { aContext } from '#tests/support/product/a-context.ts';
import { cloud } from '#tests/support/product/cloud.ts';
import { product } from '#tests/support/product/product.ts';

/** An event with two hosts. */
async function anEventOfTwo() {
  const { event, host } = await anEvent();
  const { eventId } = event;
  const second = await aPerson();
  await hostsApi.signedInAs(host).inviteHost({ eventId, userId: second.userId });
  await hostsApi.signedInAs(second).answerHosting({ eventId, answer: 'confirmed' });
  return { eventId, host, second };
}
const hosting = async (person: { userId: string }) =>
  (await followingApi.signedInAs(person).listMyEvents({ role: 'hosting' })).events.map(({ eventId }) => eventId);

it('hands an event to a host who confirmed, and the player who gave it hosts it still', async () => {
  const { eventId, host, second } = await anEventOfTwo();
  const event = await lifecycleApi.signedInAs(host).transferEvent({ eventId, userId: second.userId, version: 3 });
  expect(event).toMatchObject({ creatorId: second.userId, hostName: second.displayName, version: 4 });
  expect(event.hosts?.map(({ userId }) => userId)).toEqual([host.userId, second.userId]);
  expect(await Promise.all([host, second].map(hosting))).toEqual([[eventId], [eventId]]);
  const back = lifecycleApi.signedInAs(host).transferEvent({ eventId, userId: host.userId, version: 4 });
  await expect(back).rejects.toMatchObject({ code: 'access.denied' });
  await lifecycleApi.signedInAs(second).transferEvent({ eventId, userId: host.userId, version: 4 });
  expect(await Promise.all([host, second].map(hosting))).toEqual([[eventId], [eventId]]);
});

it('tells the player who has it now and the player who had it, once, and is in its history', async () => {
  const { eventId, host, second } = await anEventOfTwo();
  await lifecycleApi.signedInAs(host).transferEvent({ eventId, userId: second.userId, version: 3 });
  await product.drain();
  const handing = cloud.delivered.filter(({ 'detail-type': type }) => type === eventHandedOver.name).slice(-1);
  for (const message of handing) await tellHosts(message as Parameters<typeof tellHosts>[0], aContext());
  const lettersTo = ({ email }: { email: string }) =>
    product.mails(email).filter(({ subject }) => / owns? this event now: /.test(subject));
  const [ofHeir, ofFormer] = [second, host].map(lettersTo);
  expect(ofHeir?.map(({ subject }) => subject)).toEqual(['You own this event now: Pickup basketball']);
  expect(ofHeir?.[0]?.text).toContain(`${host.displayName} handed you Pickup basketball.`);
  expect(ofFormer?.map(({ subject }) => subject)).toEqual([
    `${second.displayName} owns this event now: Pickup basketball`,
  ]);
  expect(ofFormer?.[0]?.text).toContain(`You handed Pickup basketball to ${second.displayName}. You still co-host it.`);
  const { activities } = await lifecycleApi.signedInAs(second).listEventHistory({ eventId });
  expect(activities[0]).toMatchObject({ action: 'handedOver', by: host.displayName, about: second.displayName });
});

it('tells no one of what was handed back meanwhile', async () => {
  const { eventId, host, second } = await anEventOfTwo();
  await lifecycleApi.signedInAs(host).transferEvent({ eventId, userId: second.userId, version: 3 });
  await lifecycleApi.signedInAs(second).transferEvent({ eventId, userId: host.userId, version: 4 });
  await product.drain();
  const subjects = product.mails(host.email).map(({ subject }) => subject);
  expect(subjects.filter((subject) => / owns? this event now: /.test(subject))).toEqual([
    'You own this event now: Pickup basketball',
  ]);
});

it('goes to no one who does not host it, and not twice', async () => {
  const { eventId, host, second } = await anEventOfTwo();
  const api = lifecycleApi.signedInAs(host);
  for (const userId of [host.userId, (await aPerson()).userId])
    await expect(api.transferEvent({ eventId, userId, version: 3 })).rejects.toMatchObject({ code: 'host.notFound' });
  const stale = api.transferEvent({ eventId, userId: second.userId, version: 1 });
  await expect(stale).rejects.toMatchObject({ code: 'record.changed' });
  await eventsApi.signedInAs(host).cancelEvent({ eventId, version: 3, reason: 'host' });
  const off = api.transferEvent({ eventId, userId: second.userId, version: 4 });
  await expect(off).rejects.toMatchObject({ code: 'event.notEditable' });
  const missing = { eventId: 'evt_01ARZ3NDEKTSV4RRFFQ69G5FAV', userId: second.userId, version: 1 };
  await expect(api.transferEvent(missing)).rejects.toMatchObject({ code: 'event.notFound' });
});
