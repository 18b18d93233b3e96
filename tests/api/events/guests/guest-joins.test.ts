import { expect, it } from 'vitest';
import { createGuestStore } from '#lambdas/events/guests/store.ts';
import { claimEntity } from '#lambdas/kernel/data/claim.entity.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { anEvent, eventsApi, joiners } from '#tests/support/events/events.ts';
import { confirmBy, confirmedGuest, guestPage, mailedKey, sendForm } from '#tests/support/events/guests.ts';
import { product } from '#tests/support/product/product.ts';

const counts = async (eventId: string) => (await eventsApi.signedOut().getPublicEvent({ eventId })).seats;

/** A player whose account holds their address. */
async function anAddressHolder(email: string) {
  const person = await aPerson({ email });
  await claimEntity(table()).put({ kind: 'email', value: email, holderId: person.userId }).go();
  return person;
}

it('joins a player without an account once they confirm by mail, and holds nothing before', async () => {
  const { event, host } = await anEvent({ capacity: 2 });
  const { eventId } = event;
  const asked = await sendForm('/api/guest/ask', { eventId, name: 'Jo Guest', email: 'Jo@Guests.example' });
  expect(asked.status).toBe(200);
  expect(asked.body).toContain('We sent an email to <strong>jo@guests.example</strong>');
  expect(await counts(eventId)).toMatchObject({ taken: 0 });
  const key = mailedKey('jo@guests.example', 'confirm');
  expect((await guestPage(`/guest/confirm?t=${key}`)).body).toContain('I&#x27;m in');
  expect(await counts(eventId)).toMatchObject({ taken: 0 });
  const mine = await confirmBy(key);
  expect(await counts(eventId)).toMatchObject({ taken: 1 });
  const page = await guestPage(`/guest/rsvp?t=${mine}`);
  expect(page.body).toContain('You&#x27;re in');
  const usedLink = await guestPage(`/guest/confirm?t=${key}`);
  expect(usedLink).toMatchObject({ status: 303, headers: { location: `/guest/rsvp?t=${mine}` } });
  expect(page.headers).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });
  const { joiners: people } = await eventsApi.signedInAs(host).listJoiners({ eventId });
  expect(people).toMatchObject([{ displayName: 'Jo Guest', email: 'jo@guests.example', status: 'in' }]);
  const { joiners: asSeen } = await eventsApi.signedInAs(await aPerson()).listJoiners({ eventId });
  expect(JSON.stringify(asSeen)).not.toContain('jo@guests.example');
});

it('makes one person of two confirmations of one link, and of two links', async () => {
  const { event } = await anEvent({ capacity: 5 });
  const { eventId } = event;
  const email = 'twice@guests.example';
  await sendForm('/api/guest/ask', { eventId, name: 'Jo Guest', email });
  const first = mailedKey(email, 'confirm');
  await sendForm('/api/guest/ask', { eventId, name: 'Jo Again', email });
  const second = mailedKey(email, 'confirm');
  expect(second).not.toBe(first);
  await Promise.all([confirmBy(first), confirmBy(first), confirmBy(second)]);
  expect(await counts(eventId)).toMatchObject({ taken: 1 });
});

it('brings no one back who left, however often their old link is opened', async () => {
  const { event } = await anEvent({ capacity: 1 });
  const { eventId } = event;
  const email = 'left@guests.example';
  await sendForm('/api/guest/ask', { eventId, name: 'Jo Guest', email });
  const key = mailedKey(email, 'confirm');
  const mine = await confirmBy(key);
  const [next] = await joiners(eventId, 1);
  await sendForm('/api/guest/leave', { key: mine });
  await expect(eventsApi.signedInAs(next!).getEvent({ eventId })).resolves.toMatchObject({ mine: { status: 'in' } });
  await confirmBy(key);
  expect((await guestPage(`/guest/rsvp?t=${mine}`)).body).toContain('You&#x27;re not on the list');
  expect(await counts(eventId)).toMatchObject({ taken: 1, waiting: 0 });
});

it('asks a guest whether they know it where the event goes ahead with them', async () => {
  const { event } = await anEvent({ hasMinimumNeeded: true, minimumNeeded: 2, hoursToCancelBefore: 100 });
  const { eventId } = event;
  const email = 'counted@guests.example';
  await sendForm('/api/guest/ask', { eventId, name: 'Jo Guest', email });
  const mine = await confirmBy(mailedKey(email, 'confirm'));
  await joiners(eventId, 1);
  product.clock.forwardMinutes((7 * 24 - 100) * 60 + 1);
  expect((await sendForm('/api/guest/leave', { key: mine })).body).toContain('Leave anyway');
  expect(await counts(eventId)).toMatchObject({ taken: 2 });
  await sendForm('/api/guest/leave', { key: mine, isLate: 'true' });
  expect(await counts(eventId)).toMatchObject({ taken: 1 });
});

it('answers the same for an address with an account, which is asked to sign in and makes no second person', async () => {
  const { event } = await anEvent();
  const { eventId } = event;
  await anAddressHolder('known@guests.example');
  const unknown = await sendForm('/api/guest/ask', { eventId, name: 'Jo', email: 'fresh@guests.example' });
  const known = await sendForm('/api/guest/ask', { eventId, name: 'Jo', email: 'known@guests.example' });
  expect(known.body.replace('known@', 'fresh@')).toBe(unknown.body);
  expect(product.mails('known@guests.example').at(-1)).toMatchObject({ subject: `Sign in to join: ${event.title}` });
  expect(mailedKey('known@guests.example', 'confirm')).toBe('');
});

it('waits in line when the event is full, and is refused when the line is', async () => {
  const { event } = await anEvent({ capacity: 1, allowWaitlist: true, waitlistMax: 1 });
  const { eventId } = event;
  await joiners(eventId, 1);
  const mine = await confirmedGuest(eventId, 'waits@guests.example');
  expect((await guestPage(`/guest/rsvp?t=${mine}`)).body).toContain('You&#x27;re number 1 in line');
  await sendForm('/api/guest/ask', { eventId, name: 'Too Late', email: 'late@guests.example' });
  const refused = await sendForm('/api/guest/confirm', { key: mailedKey('late@guests.example', 'confirm') });
  expect(refused).toMatchObject({ status: 409, body: expect.stringContaining('This event is full') });
  expect(await createGuestStore(table()).listByEmail('late@guests.example')).toEqual([]);
});

it('tells a guest by mail what happens to their place, with a way to leave', async () => {
  const { event, host } = await anEvent({ capacity: 1, allowWaitlist: true });
  const { eventId } = event;
  const [first] = await joiners(eventId, 1);
  await confirmedGuest(eventId, 'told@guests.example');
  await product.drain();
  expect(product.mails('told@guests.example').at(-1)).toMatchObject({
    subject: `You're number 1 in line: ${event.title}`,
  });
  await eventsApi.signedInAs(first!).leaveEvent({ eventId });
  await product.drain();
  expect(product.mails('told@guests.example').at(-1)).toMatchObject({ subject: `A spot is yours: ${event.title}` });
  expect((await guestPage(`/guest/rsvp?t=${mailedKey('told@guests.example', 'rsvp')}`)).body).toContain(
    'You&#x27;re in',
  );
  const page = `/guest/rsvp?t=${mailedKey('told@guests.example', 'rsvp')}`;
  await eventsApi
    .signedInAs(host)
    .cancelEvent({ eventId, version: 1, reason: 'weather', message: 'The field is under water.' });
  await product.drain();
  expect(product.mails('told@guests.example').at(-1)).toMatchObject({ subject: `Canceled: ${event.title}` });
  const { body } = await guestPage(page);
  expect(body).toContain('Canceled because of the weather.');
  expect(body).toContain(': The field is under water.');
});

it('sends no mail to a bot that fills in the hidden field', async () => {
  const { event } = await anEvent();
  const ask = { eventId: event.eventId, name: 'Jo Guest', email: 'often@guests.example' };
  expect(await sendForm('/api/guest/ask', { ...ask, website: 'https://spam.example' })).toMatchObject({ status: 200 });
  expect(product.mails(ask.email)).toEqual([]);
});

it('refuses links that are old, cut off or made up, and events that no one may see', async () => {
  const { event } = await anEvent({ visibility: 'private' });
  const { eventId } = event;
  expect(await sendForm('/api/guest/ask', { eventId, name: 'Jo', email: 'a@guests.example' })).toMatchObject({
    status: 404,
  });
  expect(await sendForm('/api/guest/ask', { eventId, name: 'J', email: 'no' })).toMatchObject({ status: 400 });
  expect(await guestPage('/guest/rsvp?t=made.up')).toMatchObject({ status: 404 });
  const { event: open } = await anEvent();
  await sendForm('/api/guest/ask', { eventId: open.eventId, name: 'Jo', email: 'old@guests.example' });
  const key = mailedKey('old@guests.example', 'confirm');
  product.clock.forwardMinutes(24 * 60 + 1);
  try {
    expect(await sendForm('/api/guest/confirm', { key })).toMatchObject({ status: 404 });
  } finally {
    product.clock.reset();
  }
});
