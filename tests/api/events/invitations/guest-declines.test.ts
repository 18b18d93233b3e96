import { expect, it } from 'vitest';
import { anEvent, eventsApi } from '#tests/support/events/events.ts';
import { guestPage, mailedKey, sendForm } from '#tests/support/events/guests.ts';
import { hostsApi } from '#tests/support/events/hosts.ts';
import { product } from '#tests/support/product/product.ts';

const withApproval = {
  visibility: 'invitees' as const,
  creatorApprovalNeeded: true,
  approvalQuestions: ['Which team?'],
};

/** A guest who was invited by mail to an event where the host decides, and the key of their link. */
async function anInvitedGuest(email: string) {
  const { event, host } = await anEvent(withApproval);
  const { eventId } = event;
  const api = hostsApi.signedInAs(host);
  await api.inviteAddresses({ eventId, people: [{ email, name: 'Ana Lima' }] });
  await product.drain();
  const invitee = async () => (await api.listInvitees({ eventId })).invitees[0];
  return { eventId, api, key: mailedKey(email, 'rsvp'), invitee };
}

it('lets an invited guest in when they accept by their link, and asks no questions', async () => {
  const { key, invitee } = await anInvitedGuest('ana@accepts.example');
  expect(await sendForm('/api/guest/come', { key, name: 'Ana' })).toMatchObject({ status: 303 });
  expect((await guestPage(`/guest/rsvp?t=${key}`)).body).toContain('You&#x27;re in');
  expect(await invitee()).toMatchObject({ status: 'in' });
});

it('shows the host that an invited guest cannot come, and lets the guest change their mind', async () => {
  const { key, invitee } = await anInvitedGuest('ana@declines.example');
  const note = 'I am away <that> week.';
  expect(await sendForm('/api/guest/decline', { key, note })).toMatchObject({ status: 303 });
  expect(await invitee()).toMatchObject({ status: 'declined', note });
  const { body } = await guestPage(`/guest/rsvp?t=${key}`);
  expect(body).toContain('Changed your mind? You can still join.');
  expect(body).not.toContain('<that>');
  await sendForm('/api/guest/come', { key, name: 'Ana' });
  expect(await invitee()).toMatchObject({ status: 'in' });
});

it('takes no answer from a guest whose invitation was withdrawn', async () => {
  const { eventId, api, key, invitee } = await anInvitedGuest('ana@withdrawn.example');
  const { userId } = (await invitee()) ?? { userId: '' };
  await api.withdrawInvitation({ eventId, userId });
  expect((await sendForm('/api/guest/decline', { key })).body).toContain('This invitation was withdrawn');
});

it('speaks of a line on the page of a guest where players wait, and of none where there is none', async () => {
  const { event, host } = await anEvent({ capacity: 1 });
  const { eventId } = event;
  const email = 'ana@leaves.example';
  await hostsApi.signedInAs(host).inviteAddresses({ eventId, people: [{ email, name: 'Ana Lima' }] });
  await product.drain();
  const key = mailedKey(email, 'rsvp');
  await sendForm('/api/guest/come', { key, name: 'Ana' });
  const page = async () => (await guestPage(`/guest/rsvp?t=${key}`)).body;
  expect(await page()).toContain('Your spot opens up for another player right away.');
  await eventsApi.signedInAs(host).joinEvent({ eventId });
  expect(await page()).toContain('Your spot goes to the next in line right away.');
});
