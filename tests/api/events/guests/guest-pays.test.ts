import { expect, it } from 'vitest';
import { aCardEvent, goodCard, settleAll } from '#tests/support/events/checkout.ts';
import { eventsApi } from '#tests/support/events/events.ts';
import { guestPage, mailedKey, sendForm } from '#tests/support/events/guests.ts';
import { aSource } from '#tests/support/events/pages.ts';
import { payWith } from '#tests/support/payments/local-stripe.ts';
import { orderPage } from '#tests/support/payments/order-pages.ts';
import {
  anEmail,
  holds,
  locationOf,
  ordersOf,
  pageOf,
  pays,
  subjectsTo,
} from '#tests/support/payments/paying-guests.ts';
import { cloud } from '#tests/support/product/cloud.ts';
import { product } from '#tests/support/product/product.ts';

const counts = async (eventId: string) => (await eventsApi.signedOut().getPublicEvent({ eventId })).seats;

it('holds a spot for a guest, has them pay on the provider’s page and mails the receipt', async () => {
  const { eventId, host, event } = await aCardEvent({ capacity: 2 });
  const { guestPrice } = await eventsApi.signedOut().getPublicEvent({ eventId });
  expect(guestPrice).toMatchObject({ totalMinor: 1266, currency: 'USD', terms: { refundPolicy: 'flexible' } });
  const { email, paid, url } = await holds(eventId);
  expect(await counts(eventId)).toMatchObject({ taken: 0, free: 1 });
  expect(product.mails(email)).toEqual([]);
  expect((await orderPage(paid)).body).toContain('Your payment is pending. We’re waiting for your bank');
  payWith(cloud.stripe, url, goodCard);
  await settleAll();
  const done = await orderPage(paid);
  expect(done.body).toContain('Congratulations, Payment was successful!');
  expect(done.body).not.toContain(email);
  expect(done.body).not.toContain('/guest/rsvp');
  expect(done.headers).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });
  expect(await counts(eventId)).toMatchObject({ taken: 1 });
  expect(subjectsTo(email).sort()).toEqual(
    [`Receipt: ${event.title}`, expect.stringContaining(`in: ${event.title}`)].sort(),
  );
  const { joiners: people } = await eventsApi.signedInAs(host).listJoiners({ eventId });
  expect(people).toMatchObject([{ displayName: 'Jo Guest', email, status: 'in' }]);
  const [order] = await ordersOf(eventId, host);
  expect(order).toMatchObject({ payerName: 'Jo Guest', status: 'paid', totalMinor: 1266 });
  expect(JSON.stringify(order)).not.toContain(email);
  const page = await guestPage(`/guest/rsvp?t=${mailedKey(email, 'rsvp')}`);
  expect(page.body).toContain('You paid $12.66');
  expect(page.body).toContain('If you give up your spot now, $12.66 comes back to your card.');
});

it('makes one hold and one charge of two tabs, and of a form that is sent twice at once', async () => {
  const { eventId, host } = await aCardEvent({ capacity: 1 });
  const email = anEmail();
  const form = { eventId, name: 'Jo Guest', email };
  const [one, two] = await Promise.all([sendForm('/api/guest/ask', form), sendForm('/api/guest/ask', form)]);
  expect(locationOf(one!)).toContain('/guest/pay?t=');
  expect(locationOf(two!)).toBe(locationOf(one!));
  const first = await holds(eventId, email);
  expect(first.pay).toBe(locationOf(one!));
  const [left, right] = await Promise.all([orderPage(first.pay), orderPage(first.pay)]);
  expect([pageOf(left!), pageOf(right!)]).toEqual([first.url, first.url]);
  payWith(cloud.stripe, first.url, goodCard);
  await settleAll();
  const again = await sendForm('/api/guest/ask', form);
  expect(locationOf(again)).toBe(first.pay);
  expect(locationOf(await orderPage(first.pay))).toBe(first.paid);
  expect(await ordersOf(eventId, host)).toHaveLength(1);
});

it('lets a guest whose card was declined try again while the spot is held', async () => {
  const { eventId } = await aCardEvent();
  const { pay, paid, url, email } = await holds(eventId);
  payWith(cloud.stripe, url, '4000 0000 0000 0002');
  await settleAll();
  const page = await orderPage(paid);
  expect(page.body).toContain('declined');
  expect(page.body).toContain('Pay $12.66');
  payWith(cloud.stripe, pageOf(await orderPage(pay)), goodCard);
  await settleAll();
  expect((await orderPage(paid)).body).toContain('Congratulations');
  expect(subjectsTo(email)).toHaveLength(2);
});

it('gives the spot back after ten minutes without a mail to an address that never paid', async () => {
  const { eventId } = await aCardEvent({ capacity: 1 });
  const { paid, email } = await holds(eventId);
  product.clock.forwardMinutes(11);
  await settleAll();
  expect(await counts(eventId)).toMatchObject({ taken: 0, free: 1 });
  expect((await orderPage(paid)).body).toContain('Your hold ran out');
  expect(subjectsTo(email)).toEqual([]);
});

it('sends all back what was paid after the spot went to another player, and says so', async () => {
  const { eventId } = await aCardEvent({ capacity: 1, allowWaitlist: false });
  const { email, paid, url } = await holds(eventId);
  payWith(cloud.stripe, url, goodCard);
  product.clock.forwardMinutes(11);
  const other = await holds(eventId);
  expect(other.email).not.toBe(email);
  await settleAll();
  await settleAll();
  expect((await orderPage(paid)).body).toContain('The spot was gone by the time you paid.');
  expect(subjectsTo(email).some((subject) => subject.startsWith('$12.66 is on its way back'))).toBe(true);
});

it('sells guests tickets with all that each costs, but none for members or for nothing', async () => {
  const { eventId } = await aCardEvent({
    price: undefined,
    ticketTypes: [
      { key: 'adult', name: 'Adult', price: { amountMinor: 2000, currency: 'USD' }, quantity: 1 },
      { key: 'youth', name: 'Youth', price: { amountMinor: 1000, currency: 'USD' } },
      { key: 'club', name: 'Club', price: { amountMinor: 500, currency: 'USD' }, memberOnly: true },
      { key: 'helper', name: 'Helper', price: { amountMinor: 0, currency: 'USD' } },
    ],
  });
  const offered = async () => (await eventsApi.signedOut().getPublicEvent({ eventId })).guestPrice?.tickets;
  expect(await offered()).toEqual([
    { key: 'youth', name: 'Youth', totalMinor: 1060 },
    { key: 'adult', name: 'Adult', totalMinor: 2090 },
  ]);
  const { paid } = await pays(eventId, anEmail(), { ticket: 'adult' });
  expect((await orderPage(paid)).body).toContain('You paid $20.90');
  expect(await offered()).toEqual([{ key: 'youth', name: 'Youth', totalMinor: 1060 }]);
  for (const ticket of ['adult', 'club', 'helper', 'none'])
    expect(await sendForm('/api/guest/ask', { eventId, name: 'Jo Guest', email: anEmail(), ticket })).toMatchObject({
      status: 409,
    });
});

it('takes no guests where cards can’t pay, and none who only try', async () => {
  const { eventId } = await aCardEvent();
  const source = aSource();
  const form = () => ({ eventId, name: 'Jo Guest', email: anEmail() });
  for (let time = 0; time < 9; time += 1) await sendForm('/api/guest/ask', form(), source);
  expect(await sendForm('/api/guest/ask', form(), source)).toMatchObject({ status: 429 });
  const trap = await sendForm('/api/guest/ask', { ...form(), website: 'https://spam.example' });
  expect(trap).toMatchObject({ status: 200 });
});

it('says pending of what no order matches, whatever the address says', async () => {
  for (const address of ['/guest/paid', '/guest/paid?t=made.up'])
    expect((await orderPage(address)).body).toContain('Your payment is pending. We’re waiting for your bank');
  expect(await orderPage('/guest/pay?t=made.up')).toMatchObject({ status: 303 });
});

it('counts guests and players in the same line', async () => {
  const { eventId } = await aCardEvent({ capacity: 2, allowWaitlist: false });
  await holds(eventId);
  await holds(eventId);
  expect(await sendForm('/api/guest/ask', { eventId, name: 'Too Late', email: anEmail() })).toMatchObject({
    status: 409,
  });
});
