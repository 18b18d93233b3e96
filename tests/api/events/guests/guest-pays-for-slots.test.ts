import { afterEach, expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aCardEvent, earnsMore, goodCard, payFor, settleAll } from '#tests/support/events/checkout.ts';
import { eventsApi } from '#tests/support/events/events.ts';
import { guestPage, mailedKey, sendForm } from '#tests/support/events/guests.ts';
import { hostsApi } from '#tests/support/events/hosts.ts';
import { slotsApi } from '#tests/support/events/slots.ts';
import { payWith } from '#tests/support/payments/local-stripe.ts';
import { orderPage } from '#tests/support/payments/order-pages.ts';
import { anEmail, locationOf, ordersOf, pageOf, subjectsTo } from '#tests/support/payments/paying-guests.ts';
import { cloud } from '#tests/support/product/cloud.ts';
import { product } from '#tests/support/product/product.ts';

afterEach(() => product.clock.reset());

const price = { amountMinor: 600, currency: 'USD' as const };
const racket = { slotId: 'racket', label: 'Racket rental', quantity: 1, price };
const lesson = { slotId: 'lesson', label: 'Lesson', quantity: 2, price: { ...price, amountMinor: 1500 } };
const umpire = { slotId: 'umpire', label: 'Umpire', quantity: 1 };
const extras = { eventSlotGroup: [{ label: 'Extras', selection: 'one', slots: [racket, lesson, umpire] }] };
const withRacket = { 'slot.racket': 'true' };

const ask = (eventId: string, email: string, slots: Readonly<Record<string, string>> = withRacket) =>
  sendForm('/api/guest/ask', { eventId, name: 'Jo Guest', email, ...slots });

/** A guest who chose the racket: the page with the total, and where they pay. */
async function holdsRacket(eventId: string, email = anEmail()) {
  const held = await ask(eventId, email);
  expect(held).toMatchObject({ status: 303, headers: { location: expect.stringContaining('/guest/paid?t=') } });
  const review = locationOf(held);
  const url = async () => pageOf(await orderPage(review.replace('/guest/paid', '/guest/pay')));
  return { email, review, url };
}

async function paysWithRacket(eventId: string, email = anEmail()) {
  const held = await holdsRacket(eventId, email);
  payWith(cloud.stripe, await held.url(), goodCard);
  await settleAll();
  return { ...held, key: mailedKey(email, 'rsvp') };
}

const offered = async (eventId: string) => (await eventsApi.signedOut().getPublicEvent({ eventId })).guestPrice?.slots;
const racketOf = async (eventId: string, host: Parameters<typeof slotsApi.signedInAs>[0]) =>
  (await slotsApi.signedInAs(host).listSlots({ eventId })).slots.find(({ slotId }) => slotId === 'racket');

it('sells a guest a slot with the spot in one order, and shows the total before they pay', async () => {
  const { eventId, host } = await aCardEvent(extras);
  const [shown] = (await offered(eventId)) ?? [];
  expect(shown).toMatchObject({ slotId: 'racket', totalMinor: 618, left: 1 });
  const { review, url, email } = await holdsRacket(eventId);
  const { body } = await orderPage(review);
  expect(body).toContain('<dt>Racket rental</dt><dd>$6.00</dd>');
  expect(body).toContain('<dt>Total</dt><dd>$18.84</dd>');
  expect(await offered(eventId)).toMatchObject([{ left: 0 }, { left: 2 }]);
  payWith(cloud.stripe, await url(), goodCard);
  await settleAll();
  const orders = await ordersOf(eventId, host);
  expect(orders).toMatchObject([{ status: 'paid', totalMinor: 1266 + (shown?.totalMinor ?? 0) }]);
  expect(orders[0]?.lines).toMatchObject([{ kind: 'spot' }, { kind: 'slot', slotId: 'racket' }]);
  expect(await racketOf(eventId, host)).toMatchObject({ taken: 1, people: ['Jo Guest'] });
  const rsvp = await guestPage(`/guest/rsvp?t=${mailedKey(email, 'rsvp')}`);
  expect(rsvp.body).toContain('With your spot: Racket rental');
});

it('gives the slot back with the spot by the policy', async () => {
  const { eventId, host } = await aCardEvent(extras);
  const { key } = await paysWithRacket(eventId);
  await earnsMore(host);
  expect((await guestPage(`/guest/rsvp?t=${key}`)).body).toContain('$18.84 comes back to your card');
  await sendForm('/api/guest/leave', { key });
  await settleAll();
  expect(await ordersOf(eventId, host)).toMatchObject([{ refundedMinor: 1884 }]);
  expect(await racketOf(eventId, host)).toMatchObject({ taken: 0 });
  expect(await offered(eventId)).toMatchObject([{ left: 1 }, { left: 2 }]);
});

it('frees a slot that was not paid in time, and mails no one', async () => {
  const { eventId } = await aCardEvent(extras);
  const { email } = await holdsRacket(eventId);
  product.clock.forwardMinutes(11);
  await settleAll();
  expect(await offered(eventId)).toMatchObject([{ left: 1 }, { left: 2 }]);
  expect(subjectsTo(email)).toEqual([]);
});

it('leads two presses to one order, and other slots to another one in its place', async () => {
  const { eventId, host } = await aCardEvent(extras);
  const { review, email } = await holdsRacket(eventId);
  expect(locationOf(await ask(eventId, email))).toBe(review);
  const other = locationOf(await ask(eventId, email, { 'slot.lesson': 'true' }));
  expect(other).not.toBe(review);
  expect((await orderPage(other)).body).toContain('<dt>Lesson</dt><dd>$15.00</dd>');
  expect(await racketOf(eventId, host)).toMatchObject({ taken: 0 });
});

it('refuses a slot that is taken, free, unknown or one too many, and holds nothing', async () => {
  const { eventId } = await aCardEvent(extras);
  const both = { ...withRacket, 'slot.lesson': 'true' };
  for (const slots of [both, { 'slot.umpire': 'true' }, { 'slot.nothing': 'true' }])
    expect(await ask(eventId, anEmail(), slots)).toMatchObject({ status: 409 });
  expect(await ask(eventId, anEmail(), { 'slot.NOT': 'true' })).toMatchObject({ status: 400 });
  await holdsRacket(eventId);
  expect(await ask(eventId, anEmail())).toMatchObject({ status: 409 });
  expect((await eventsApi.signedOut().getPublicEvent({ eventId })).seats).toMatchObject({ taken: 0 });
});

it('gives the slot to the account that takes the guest’s place over', async () => {
  const { eventId } = await aCardEvent(extras);
  const { email, key } = await paysWithRacket(eventId);
  const owner = await aPerson({ email });
  const claim = /\/guest\/claim\?key=([^"&]+)/.exec((await guestPage(`/guest/rsvp?t=${key}`)).body)?.[1] ?? '';
  await hostsApi.signedInAs(owner).claimGuest({ key: decodeURIComponent(claim) });
  const { slots } = await slotsApi.signedInAs(owner).listSlots({ eventId });
  expect(slots.find(({ slotId }) => slotId === 'racket')).toMatchObject({ taken: 1, isMine: true });
  const other = await aPerson();
  await expect(payFor(eventId, other, { slots: ['racket'] })).rejects.toMatchObject({ code: 'slot.full' });
});
