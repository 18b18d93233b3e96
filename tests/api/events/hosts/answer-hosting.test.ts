import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { anEvent, eventDetails, eventsApi, joiners } from '#tests/support/events/events.ts';
import { aCoHost, hostsApi, nowhere } from '#tests/support/events/hosts.ts';
import { product } from '#tests/support/product/product.ts';

it('lets the player who confirms do what hosts do, and tells them what hosts hear', async () => {
  const { event, host } = await anEvent({ creatorApprovalNeeded: true, guestListVisibility: 'hosts' });
  const { eventId } = event;
  const second = await aCoHost(event, host);
  const api = eventsApi.signedInAs(second);
  expect(await api.getEvent({ eventId })).toMatchObject({
    canManage: true,
    isAskedToHost: false,
    event: { hosts: [{ userId: host.userId }, { userId: second.userId, displayName: second.displayName }] },
  });
  const [asker] = await joiners(eventId, 1);
  await product.drain();
  const subjects = product.mails(second.email).map(({ subject }) => subject);
  expect(subjects).toContain(`${asker?.displayName} wants to join: Pickup basketball`);
  expect(product.mails(host.email).map(({ subject }) => subject)).toContain(
    `${second.displayName} is now a host: Pickup basketball`,
  );
  await hostsApi.signedInAs(second).decideRequests({ eventId, userIds: [asker!.userId], decision: 'approve' });
  const { joiners: people } = await api.listJoiners({ eventId });
  expect(people).toMatchObject([{ userId: asker!.userId, email: asker!.email }]);
  const { version } = (await api.getEvent({ eventId })).event;
  const changed = await api.changeEvent({ ...eventDetails({ title: 'Ours now' }), eventId, version });
  expect(changed).toMatchObject({ title: 'Ours now', creatorId: host.userId });
});

it('lets the player who declines do nothing, tells the hosts, and takes no second thought without being asked', async () => {
  const [{ event, host }, friend] = [await anEvent({ visibility: 'private' }), await aPerson()];
  const { eventId } = event;
  const api = hostsApi.signedInAs(friend);
  await hostsApi.signedInAs(host).inviteHost({ eventId, userId: friend.userId });
  const declined = await api.answerHosting({ eventId, answer: 'declined' });
  expect(declined.hosts).toEqual([{ userId: host.userId, displayName: host.displayName }]);
  await expect(api.answerHosting({ eventId, answer: 'confirmed' })).rejects.toMatchObject({ code: 'event.notFound' });
  await product.drain();
  expect(product.mails(host.email).at(-1)?.subject).toBe(`${friend.displayName} declined to host: Pickup basketball`);
});

it('needs a question, about an event that still takes place', async () => {
  const [{ event, host }, friend] = [await anEvent(), await aPerson()];
  const { eventId } = event;
  const api = hostsApi.signedInAs(friend);
  const answer = 'confirmed' as const;
  await expect(api.answerHosting({ eventId, answer })).rejects.toMatchObject({ code: 'host.notAsked' });
  await expect(api.answerHosting({ eventId: nowhere, answer })).rejects.toMatchObject({ code: 'event.notFound' });
  await hostsApi.signedInAs(host).inviteHost({ eventId, userId: friend.userId });
  const { version } = (await eventsApi.signedInAs(host).getEvent({ eventId })).event;
  await eventsApi.signedInAs(host).cancelEvent({ eventId, version, reason: 'other' });
  await expect(api.answerHosting({ eventId, answer })).rejects.toMatchObject({ code: 'event.notEditable' });
});
