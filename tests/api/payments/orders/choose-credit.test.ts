import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { checkoutApi, discountsApi, goodCard, ordersApi, settleAll } from '#tests/support/events/checkout.ts';
import { eventsApi } from '#tests/support/events/events.ts';
import { aCreditedPlayer } from '#tests/support/payments/credits.ts';
import { payWith } from '#tests/support/payments/local-stripe.ts';
import { transactionsApi } from '#tests/support/payments/transactions.ts';
import { cloud } from '#tests/support/product/cloud.ts';
import { product } from '#tests/support/product/product.ts';

it('is used first, so that the card pays the rest, and stands in the receipt and in the books', async () => {
  const { hold, orders, balance, player, owner, eventId } = await aCreditedPlayer(500);
  const { order } = await hold();
  expect(order).toMatchObject({ creditMinor: 500, subtotalMinor: 1200, serviceFeeMinor: 66, totalMinor: 766 });
  expect(await balance()).toBe(0);
  const { orderId } = order;
  const { url } = await orders.startCheckout({ orderId });
  payWith(cloud.stripe, url, goodCard);
  await settleAll();
  expect(await orders.getOrder({ orderId })).toMatchObject({ status: 'paid', creditMinor: 500, totalMinor: 766 });
  expect((await eventsApi.signedInAs(player).getEvent({ eventId })).mine.status).toBe('in');
  const [receipt] = product.mails(player.email).filter(({ subject }) => subject.startsWith('Receipt'));
  expect(receipt?.text).toContain('You paid $7.66');
  expect(receipt?.text).toContain('−$5.00');
  const { transactions } = await transactionsApi
    .signedInAs(owner)
    .listTransactions({ view: 'received', subjectId: eventId });
  const sums = transactions.map(({ kind, amountMinor }) => [kind, amountMinor]);
  expect(sums).toContainEqual(['credit', 500]);
  expect(sums).toContainEqual(['charge', 766]);
});

it('is kept by a payer who says so, and used again when they change their mind', async () => {
  const { hold, orders, balance } = await aCreditedPlayer(500);
  const { orderId } = (await hold()).order;
  const kept = await orders.chooseCredit({ orderId, isUsed: false });
  expect(kept).toMatchObject({ totalMinor: 1266, creditLeftOutMinor: 500 });
  expect(kept.creditMinor).toBeUndefined();
  expect(await balance()).toBe(500);
  expect(await orders.chooseCredit({ orderId, isUsed: false })).toEqual(kept);
  const used = await orders.chooseCredit({ orderId, isUsed: true });
  expect(used).toMatchObject({ totalMinor: 766, creditMinor: 500 });
  expect(await orders.chooseCredit({ orderId, isUsed: true })).toEqual(used);
  expect(await balance()).toBe(0);
});

it('pays all of it without the provider, and comes back as credit when the player leaves in time', async () => {
  const { hold, orders, balance, player, eventId } = await aCreditedPlayer(2000);
  const { order } = await hold();
  expect(order).toMatchObject({ creditMinor: 1266, totalMinor: 0 });
  const { orderId } = order;
  expect((await orders.startCheckout({ orderId })).url).toContain(`/payment-success?order=${orderId}`);
  await settleAll();
  expect(await balance()).toBe(734);
  await eventsApi.signedInAs(player).leaveEvent({ eventId });
  await settleAll();
  expect(await orders.getOrder({ orderId })).toMatchObject({
    status: 'refunded',
    refundedMinor: 0,
    creditBackMinor: 1266,
    refunds: [{ status: 'succeeded', amountMinor: 0, creditMinor: 1266 }],
  });
  expect(await balance()).toBe(2000);
  const [letter, ...more] = product.mails(player.email).filter(({ subject }) => subject.includes('your credit again'));
  expect(letter?.text).toContain('It’s your credit again.');
  expect(letter?.text).not.toContain('card');
  expect(more).toEqual([]);
});

it('goes back first, and the rest to the card', async () => {
  const { hold, orders, balance, owner, eventId } = await aCreditedPlayer(500);
  const { orderId } = (await hold()).order;
  const { url } = await orders.startCheckout({ orderId });
  payWith(cloud.stripe, url, goodCard);
  await settleAll();
  const host = checkoutApi.signedInAs(owner);
  await host.refundEventOrder({ eventId, orderId, amountMinor: 600 });
  await settleAll();
  expect(await balance()).toBe(500);
  expect(await orders.getOrder({ orderId })).toMatchObject({
    status: 'partially_refunded',
    refundedMinor: 100,
    creditBackMinor: 500,
  });
  const tooMuch = host.refundEventOrder({ eventId, orderId, amountMinor: 667 });
  await expect(tooMuch).rejects.toMatchObject({ code: 'order.nothingLeft' });
  await host.refundEventOrder({ eventId, orderId });
  await settleAll();
  expect(await orders.getOrder({ orderId })).toMatchObject({ refundedMinor: 766, creditBackMinor: 500 });
  expect(await balance()).toBe(500);
});

it('leaves so much that a card can pay', async () => {
  const { hold, balance } = await aCreditedPlayer(1250);
  expect((await hold()).order).toMatchObject({ creditMinor: 1216, totalMinor: 50 });
  expect(await balance()).toBe(34);
});

it('is there again when the time to pay is over, the spot is given up, or another order takes its place', async () => {
  const { hold, balance, player, eventId } = await aCreditedPlayer(500, {
    allowParticipantGuests: true,
    guestLimit: 1,
  });
  await hold();
  const { order } = await hold({ guests: [{ name: 'Ada' }] });
  expect(order).toMatchObject({ creditMinor: 500 });
  expect(await balance()).toBe(0);
  await eventsApi.signedInAs(player).declineOffer({ eventId });
  await settleAll();
  expect(await balance()).toBe(500);
  await hold();
  await product.drain();
  product.clock.forwardMinutes(11);
  await settleAll();
  expect(await balance()).toBe(500);
});

it('covers as much as it can of the price with a code, and without it again', async () => {
  const { hold, orders, balance, owner, eventId } = await aCreditedPlayer(1000);
  const off = { kind: 'percent' as const, percent: 50 };
  await discountsApi.signedInAs(owner).saveEventDiscount({ eventId, code: 'HALF', off });
  const { orderId } = (await hold()).order;
  const lowered = await orders.applyCode({ orderId, code: 'HALF' });
  expect(lowered).toMatchObject({ subtotalMinor: 600, serviceFeeMinor: 48, creditMinor: 648, totalMinor: 0 });
  expect(await balance()).toBe(352);
  expect(await orders.removeCode({ orderId })).toMatchObject({ creditMinor: 1000, totalMinor: 266 });
  expect(await balance()).toBe(0);
});

it('is refused for orders of others, and for those that are being paid, paid or over', async () => {
  const { hold, orders } = await aCreditedPlayer(500);
  const { orderId } = (await hold()).order;
  const stranger = ordersApi.signedInAs(await aPerson());
  const theirs = stranger.chooseCredit({ orderId, isUsed: false });
  await expect(theirs).rejects.toMatchObject({ code: 'order.notFound' });
  const { url } = await orders.startCheckout({ orderId });
  const choose = () => orders.chooseCredit({ orderId, isUsed: false });
  await expect(choose()).rejects.toMatchObject({ code: 'order.paying' });
  payWith(cloud.stripe, url, goodCard);
  await settleAll();
  await expect(choose()).rejects.toMatchObject({ code: 'order.paid' });
  const late = await aCreditedPlayer(500);
  const { order } = await late.hold();
  product.clock.forwardMinutes(11);
  const over = late.orders.chooseCredit({ orderId: order.orderId, isUsed: false });
  await expect(over).rejects.toMatchObject({ code: 'order.closed' });
});
