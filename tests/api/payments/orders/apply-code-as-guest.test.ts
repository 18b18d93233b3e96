import { expect, it } from 'vitest';
import { goodCard, settleAll } from '#tests/support/events/checkout.ts';
import { guestPage, mailedKey, sendForm } from '#tests/support/events/guests.ts';
import { aSource } from '#tests/support/events/pages.ts';
import { aCardEventWithCode } from '#tests/support/events/selling/discounts.ts';
import { payWith } from '#tests/support/payments/local-stripe.ts';
import { orderPage, sendCode } from '#tests/support/payments/order-pages.ts';
import { anEmail, locationOf, ordersOf, pageOf, subjectsTo } from '#tests/support/payments/paying-guests.ts';
import { cloud } from '#tests/support/product/cloud.ts';

const code = 'friends';

/** A guest who holds a spot and said that they have a code: the page of their order, and its key. */
async function holdsWithCode(eventId: string, email = anEmail(), name = 'Jo Guest') {
  const held = await sendForm('/api/guest/ask', { eventId, name, email, hasCode: 'true' });
  const review = locationOf(held);
  expect(review).toContain('/guest/paid?t=');
  return { email, review, key: review.split('t=')[1] ?? '' };
}

async function pays(key: string) {
  const url = pageOf(await orderPage(`/guest/pay?t=${key}`));
  if (url) payWith(cloud.stripe, url, goodCard);
  await settleAll();
}

it('shows a guest the price with their code before they pay, and takes just that', async () => {
  const { eventId, host } = await aCardEventWithCode();
  const { email, review, key } = await holdsWithCode(eventId);
  expect((await orderPage(review)).body).toContain('<dt>Total</dt><dd>$12.66</dd>');
  expect((await orderPage(review)).headers.refresh).toBeUndefined();
  expect(await sendCode(key, code)).toMatchObject({ status: 303, headers: { location: review } });
  const { body } = await orderPage(review);
  expect(body).toContain('<dt>Code FRIENDS</dt><dd>−$3.00</dd>');
  expect(body).toContain('Pay $9.57');
  expect(body).not.toContain(email);
  await sendCode(key);
  expect((await orderPage(review)).body).toContain('Pay $12.66');
  await sendCode(key, code);
  await pays(key);
  expect((await orderPage(review)).body).toContain('You paid $9.57');
  expect(await ordersOf(eventId, host)).toMatchObject([{ status: 'paid', totalMinor: 957, code: 'FRIENDS' }]);
  expect((await guestPage(`/guest/rsvp?t=${mailedKey(email, 'rsvp')}`)).body).toContain('You paid $9.57');
});

it('says why a code does nothing, and asks again', async () => {
  const { eventId } = await aCardEventWithCode({ maxUses: 1 });
  const { key, review } = await holdsWithCode(eventId);
  for (const wrong of ['NOSUCHCODE', '!'])
    expect(await sendCode(key, wrong)).toMatchObject({ status: 404, body: expect.stringContaining('Discount code') });
  const other = await holdsWithCode(eventId);
  await sendCode(other.key, code);
  const usedUp = await sendCode(key, code);
  expect(usedUp).toMatchObject({ status: 409, body: expect.stringContaining('Pay $12.66') });
  expect((await orderPage(review)).body).toContain('Pay $12.66');
});

it('gives the last use of a code to one of two guests who enter it at once', async () => {
  const { eventId } = await aCardEventWithCode({ maxUses: 1 });
  const guests = [await holdsWithCode(eventId), await holdsWithCode(eventId)];
  const sent = await Promise.all(guests.map(({ key }) => sendCode(key, code)));
  expect(sent.map(({ status }) => status).sort()).toEqual([303, 409]);
});

it('counts the uses of an address, whatever name comes with it', async () => {
  const { eventId, codes } = await aCardEventWithCode({ maxEach: 1 });
  const { email, key } = await holdsWithCode(eventId);
  await sendCode(key, code);
  const again = await holdsWithCode(eventId, email, 'Ada Guest');
  expect(await sendCode(again.key, code)).toMatchObject({ status: 409 });
  const other = await holdsWithCode(eventId);
  expect(await sendCode(other.key, code)).toMatchObject({ status: 303 });
  await sendCode(key);
  expect(await sendCode(again.key, code)).toMatchObject({ status: 303 });
  expect((await codes.listEventDiscounts({ eventId })).discounts).toMatchObject([{ used: 2 }]);
});

it('lets a guest in whose code leaves nothing to pay', async () => {
  const { eventId } = await aCardEventWithCode({ off: { kind: 'spot' } });
  const { email, key, review } = await holdsWithCode(eventId);
  await sendCode(key, code);
  expect((await orderPage(review)).body).toContain('Confirm my spot');
  expect(await orderPage(`/guest/pay?t=${key}`)).toMatchObject({ status: 303, headers: { location: review } });
  await settleAll();
  expect((await orderPage(review)).body).toContain('Your code covers it all');
  expect(subjectsTo(email)).toHaveLength(2);
  expect((await guestPage(`/guest/rsvp?t=${mailedKey(email, 'rsvp')}`)).body).toContain('You&#x27;re in');
});

it('changes nothing once the payment began, nor without a key of ours, and takes no guessing', async () => {
  const { eventId } = await aCardEventWithCode();
  const { key, review } = await holdsWithCode(eventId);
  expect(await sendCode('made.up', code)).toMatchObject({ status: 303 });
  const source = aSource();
  for (let time = 0; time < 30; time += 1) await sendCode(key, 'GUESS', source);
  expect(await sendCode(key, code, source)).toMatchObject({ status: 429 });
  await orderPage(`/guest/pay?t=${key}`);
  expect(await sendCode(key, code)).toMatchObject({ status: 303 });
  expect((await orderPage(review)).body).toContain('Pay $12.66');
});
