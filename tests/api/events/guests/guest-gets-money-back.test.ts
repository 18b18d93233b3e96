import { expect, it } from 'vitest';
import { handler as eraseGuests } from '#lambdas/events/guests/erasure.ts';
import { guestOfKey } from '#lambdas/events/guests/guest-links.ts';
import { signingSecret } from '#lambdas/kernel/security/secrets.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aCardEvent, checkoutApi, goodCard, settleAll } from '#tests/support/events/checkout.ts';
import { eventsApi } from '#tests/support/events/events.ts';
import { guestPage, mailedKey, sendForm } from '#tests/support/events/guests.ts';
import { hostsApi } from '#tests/support/events/hosts.ts';
import { payWith } from '#tests/support/payments/local-stripe.ts';
import { orderPage } from '#tests/support/payments/order-pages.ts';
import { anEmail, locationOf, ordersOf, pageOf, pays, subjectsTo } from '#tests/support/payments/paying-guests.ts';
import { cloud } from '#tests/support/product/cloud.ts';
import { product } from '#tests/support/product/product.ts';
import { runJob } from '#tests/support/product/run-job.ts';

const counts = async (eventId: string) => (await eventsApi.signedOut().getPublicEvent({ eventId })).seats;

it('gives money back by the policy to a guest who leaves by the link in their mail', async () => {
  const { eventId, event } = await aCardEvent();
  const { email, key } = await pays(eventId);
  expect(await sendForm('/api/guest/leave', { key })).toMatchObject({ status: 303 });
  await settleAll();
  expect(await counts(eventId)).toMatchObject({ taken: 0 });
  const letter = product.mails(email).find(({ subject }) => subject === `$12.66 is on its way back: ${event.title}`);
  expect(letter?.text).toContain('You canceled');
  expect(letter?.text).toContain('So you get 100%');
  expect(letter?.text).toContain(`/guest/rsvp?t=${key}`);
  const page = await guestPage(`/guest/rsvp?t=${key}`);
  expect(page.body).toContain('$12.66 is on its way back to your card.');
});

it('keeps the money of a guest who leaves late, as they were told', async () => {
  const { eventId, event, host } = await aCardEvent();
  const { email, key } = await pays(eventId);
  product.clock.forwardMinutes((Date.parse(event.startsAt) - product.clock.now().getTime()) / 60_000 - 60);
  expect((await guestPage(`/guest/rsvp?t=${key}`)).body).toContain('nothing comes back');
  await sendForm('/api/guest/leave', { key });
  await settleAll();
  const [order] = await ordersOf(eventId, host);
  expect(order).toMatchObject({ status: 'paid', refundedMinor: 0 });
  expect(subjectsTo(email).filter((subject) => subject.includes('way back'))).toEqual([]);
});

it('gives all back to a guest that the host removes, and to all guests of a canceled event', async () => {
  const { eventId, event, host } = await aCardEvent();
  const [gone, stays] = [await pays(eventId), await pays(eventId)];
  const guestId = guestOfKey(await signingSecret(), 'rsvp', gone.key) ?? '';
  await hostsApi.signedInAs(host).deleteGuest({ guestId });
  await settleAll();
  const back = `$12.66 is on its way back: ${event.title}`;
  expect(subjectsTo(gone.email)).toContain(back);
  expect(product.mails(gone.email).find(({ subject }) => subject === back)?.text).toContain('The host removed you');
  await eventsApi.signedInAs(host).cancelEvent({ eventId, version: event.version, reason: 'weather' });
  await settleAll();
  expect(subjectsTo(stays.email)).toEqual(expect.arrayContaining([back, `Canceled: ${event.title}`]));
  for (const order of await ordersOf(eventId, host)) expect(order).toMatchObject({ refundedMinor: 1266 });
});

it('lets the host refund a guest from the money of the event', async () => {
  const { eventId, event, host } = await aCardEvent();
  const { email } = await pays(eventId);
  const [order] = await ordersOf(eventId, host);
  await checkoutApi.signedInAs(host).refundEventOrder({ eventId, orderId: order!.orderId });
  await settleAll();
  expect(subjectsTo(email)).toContain(`$12.66 is on its way back: ${event.title}`);
});

it('puts a guest in line by mail where it is full, and lets them pay for the spot that they are offered', async () => {
  const { eventId } = await aCardEvent({ capacity: 1, allowWaitlist: true });
  const first = await pays(eventId);
  const email = anEmail();
  const asked = await sendForm('/api/guest/ask', { eventId, name: 'Jo Waits', email });
  expect(asked.body).toContain('check your email');
  const confirmed = await sendForm('/api/guest/confirm', { key: mailedKey(email, 'confirm') });
  const key = /t=([\w.-]+)/.exec(locationOf(confirmed))?.[1] ?? '';
  expect((await guestPage(`/guest/rsvp?t=${key}`)).body).toContain('number 1 in line');
  await sendForm('/api/guest/leave', { key: first.key });
  await settleAll();
  expect((await guestPage(`/guest/rsvp?t=${key}`)).body).toContain('Pay $12.66');
  const led = await sendForm('/api/guest/pay', { key });
  payWith(cloud.stripe, pageOf(await orderPage(locationOf(led))), goodCard);
  await settleAll();
  expect((await guestPage(`/guest/rsvp?t=${key}`)).body).toContain('You&#x27;re in');
});

it('gives the spot that a guest paid for to their account, with the order', async () => {
  const { eventId, host } = await aCardEvent();
  const { email, key } = await pays(eventId);
  const owner = await aPerson({ email });
  const claim = /\/guest\/claim\?key=([\w.-]+)/.exec((await guestPage(`/guest/rsvp?t=${key}`)).body)?.[1] ?? '';
  await hostsApi.signedInAs(owner).claimGuest({ key: claim });
  await settleAll();
  const api = eventsApi.signedInAs(owner);
  expect(await api.getEvent({ eventId })).toMatchObject({ mine: { status: 'in' } });
  const { order } = await checkoutApi.signedInAs(owner).getEventQuote({ eventId });
  expect(order).toMatchObject({ status: 'paid', refundedMinor: 0 });
  await api.leaveEvent({ eventId });
  await settleAll();
  expect(await ordersOf(eventId, host)).toMatchObject([{ refundedMinor: 1266 }]);
});

it('forgets a guest with their event, and keeps what was paid', async () => {
  const { eventId, event, host } = await aCardEvent();
  await pays(eventId);
  const days = (Date.parse(event.endsAt) - product.clock.now().getTime()) / 86_400_000 + 31;
  product.clock.forwardMinutes(days * 24 * 60);
  await runJob(eraseGuests);
  expect(await ordersOf(eventId, host)).toMatchObject([{ payerName: 'A guest', lines: [{ name: 'A guest' }] }]);
});
