import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createAccountStore } from '#lambdas/accounts/identity/account-store.ts';
import { handler as runDue } from '#lambdas/events/invitations/sending/job.ts';
import { claimEntity } from '#lambdas/kernel/data/claim.entity.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { handler as notificationsHandler } from '#lambdas/notifications/api.ts';
import { notificationsContract } from '#shared/notifications/contract.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { anEvent, eventDetails, eventsApi } from '#tests/support/events/events.ts';
import { guestPage, mailedKey, sendForm } from '#tests/support/events/guests.ts';
import { hostsApi, nowhere } from '#tests/support/events/hosts.ts';
import { invitedToday } from '#tests/support/notifications/invitation-mails.ts';
import { product } from '#tests/support/product/product.ts';
import { runJob } from '#tests/support/product/run-job.ts';

const subjects = (email: string) => product.mails(email).map(({ subject }) => subject);

async function anAddressHolder(email: string) {
  const person = await aPerson({ email });
  await claimEntity(table()).put({ kind: 'email', value: email, holderId: person.userId }).go();
  return person;
}

it('mails a link by which a player without an account comes in one step', async () => {
  const { event, host } = await anEvent({ visibility: 'invitees' });
  const { eventId } = event;
  const api = hostsApi.signedInAs(host);
  const people = [{ email: 'Ana@Friends.example', name: 'Ana Lima' }];
  expect(await api.inviteAddresses({ eventId, people })).toEqual({ invited: 1 });
  expect(await api.inviteAddresses({ eventId, people })).toEqual({ invited: 0 });
  await product.drain();
  expect(subjects('ana@friends.example')).toEqual([`${host.displayName} invites you: ${event.title}`]);
  const key = mailedKey('ana@friends.example', 'rsvp');
  expect((await guestPage(`/guest/rsvp?t=${key}`)).body).toContain('value="Ana Lima"');
  expect(await sendForm('/api/guest/come', { key, name: 'Ana' })).toMatchObject({ status: 303 });
  expect((await guestPage(`/guest/rsvp?t=${key}`)).body).toContain('You&#x27;re in');
  const { joiners } = await eventsApi.signedInAs(host).listJoiners({ eventId });
  expect(joiners).toMatchObject([{ displayName: 'Ana', email: 'ana@friends.example', status: 'in' }]);
  await sendForm('/api/guest/leave', { key });
  expect((await guestPage(`/guest/rsvp?t=${key}`)).body).toContain('Accept');
});

it('shows an invitation to anyone who has an account with the address, and tells no host that anybody has', async () => {
  const { event, host } = await anEvent({ visibility: 'invitees' });
  const { eventId } = event;
  const api = hostsApi.signedInAs(host);
  const maya = await anAddressHolder('maya@friends.example');
  const people = ['maya', 'noor'].map((name) => ({ email: `${name}@friends.example` }));
  expect(await api.inviteAddresses({ eventId, people })).toEqual({ invited: 2 });
  await product.drain();
  const { invitations } = await hostsApi.signedInAs(maya).listInvitations({});
  expect(invitations).toMatchObject([{ event: { eventId }, invitedBy: host.displayName, status: 'invited' }]);
  expect(product.mails(maya.email).at(-1)!.text).toContain(`/discover/events/${eventId}`);
  await eventsApi.signedInAs(maya).joinEvent({ eventId });
  const { invitees } = await api.listInvitees({ eventId });
  expect(invitees.map(({ userId: _, ...shown }) => shown)).toEqual(
    people.map(({ email }) => ({ displayName: 'Guest', email, status: 'invited' })),
  );
  expect(await api.invitePeople({ eventId, userIds: [maya.userId] })).toEqual({ invited: 1 });
});

it('shows it to anyone who signs up with the address later', async () => {
  const { event, host } = await anEvent({ visibility: 'invitees' });
  const { eventId } = event;
  const email = 'later@friends.example';
  await hostsApi.signedInAs(host).inviteAddresses({ eventId, people: [{ email }] });
  await product.drain();
  const key = mailedKey(email, 'rsvp');
  const me = { userId: randomUUID() };
  await createAccountStore(table()).join({ ...me, username: me.userId, email, via: 'password' }, product.clock.now());
  await product.drain();
  expect((await hostsApi.signedInAs(me).listInvitations({})).invitations).toMatchObject([{ event: { eventId } }]);
  expect(await eventsApi.signedInAs(me).getEvent({ eventId })).toMatchObject({ isInvited: true });
  expect(subjects(email).filter((subject) => subject.includes('invites you'))).toHaveLength(1);
  expect((await sendForm('/api/guest/come', { key, name: 'Me Again' })).body).toContain('with your account now');
});

it('writes to no one who turned invitations off, whichever host invites, nor to one address more than five times a day', async () => {
  const { host } = await anEvent();
  const email = 'enough@friends.example';
  const invite = async (email: string) => {
    const event = await eventsApi.signedInAs(host).scheduleEvent(eventDetails());
    await hostsApi.signedInAs(host).inviteAddresses({ eventId: event.eventId, people: [{ email }] });
    await product.drain();
    return product.mails(email).length;
  };
  expect(await invite(email)).toBe(1);
  const url = /<(.*)>/.exec(product.mails(email)[0]!.headers['list-unsubscribe'] ?? '')?.[1] ?? '';
  const form = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  await product
    .client(notificationsContract, notificationsHandler)
    .send(new Request(url, { method: 'POST', body: form }));
  expect(await invite('enough@friends.example')).toBe(1);
  const often = 'often@friends.example';
  await invitedToday(often, 4);
  for (const mails of [1, 1]) expect(await invite(often)).toBe(mails);
});

it('closes the link of an invitation that is withdrawn, also to the account of the address', async () => {
  const { event, host } = await anEvent({ visibility: 'invitees' });
  const { eventId } = event;
  const api = hostsApi.signedInAs(host);
  const maya = await anAddressHolder('gone@friends.example');
  const people = [{ email: maya.email }, { email: 'off@friends.example' }];
  await api.inviteAddresses({ eventId, people });
  await product.drain();
  const key = mailedKey('off@friends.example', 'rsvp');
  const { invitees } = await api.listInvitees({ eventId });
  for (const { userId } of invitees) await api.withdrawInvitation({ eventId, userId });
  expect((await hostsApi.signedInAs(maya).listInvitations({})).invitations).toEqual([]);
  await expect(eventsApi.signedInAs(maya).getEvent({ eventId })).rejects.toMatchObject({ code: 'event.notFound' });
  expect(await sendForm('/api/guest/come', { key, name: 'Too Late' })).toMatchObject({ status: 409 });
  expect(await api.inviteAddresses({ eventId, people: [{ email: 'off@friends.example' }] })).toEqual({ invited: 1 });
  expect(await sendForm('/api/guest/come', { key, name: 'In Time' })).toMatchObject({ status: 303 });
});

it('tells addresses at the instant that the host chose, and no one before', async () => {
  const { event, host } = await anEvent();
  const { eventId } = event;
  const inviteSendAt = new Date(Date.parse(event.startsAt) - 3 * 86_400_000).toISOString();
  const people = [{ email: 'planned@friends.example' }];
  await hostsApi.signedInAs(host).inviteAddresses({ eventId, people, inviteSendAt });
  await product.drain();
  expect(subjects('planned@friends.example')).toEqual([]);
  product.clock.moveTo(inviteSendAt);
  try {
    await runJob(runDue);
    await product.drain();
    expect(subjects('planned@friends.example')).toHaveLength(1);
  } finally {
    product.clock.reset();
  }
});

it('refuses more than fifty addresses in a day, all of them, what is no event to come, and a moment after its start', async () => {
  const { event, host } = await anEvent();
  const { eventId, version } = event;
  const api = hostsApi.signedInAs(host);
  const some = (count: number, from = 0) =>
    Array.from({ length: count }, (_, at) => ({ email: `p${from + at}@crowd.example` }));
  for (const from of [0, 20]) await api.inviteAddresses({ eventId, people: some(20, from) });
  await expect(api.inviteAddresses({ eventId, people: some(11, 40) })).rejects.toMatchObject({
    code: 'request.tooMany',
  });
  expect(await api.inviteAddresses({ eventId, people: some(10, 40) })).toEqual({ invited: 10 });
  await expect(api.inviteAddresses({ eventId, people: some(1), inviteSendAt: event.endsAt })).rejects.toMatchObject({
    code: 'request.invalid',
  });
  await expect(api.inviteAddresses({ eventId: nowhere, people: some(1) })).rejects.toMatchObject({
    code: 'event.notFound',
  });
  await eventsApi.signedInAs(host).postponeEvent({ eventId, version });
  await expect(api.inviteAddresses({ eventId, people: some(1) })).rejects.toMatchObject({
    code: 'event.notEditable',
  });
});
