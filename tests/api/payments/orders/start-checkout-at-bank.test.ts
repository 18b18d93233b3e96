import { afterEach, expect, it } from 'vitest';
import { table } from '#lambdas/kernel/data/table.ts';
import { createOrders } from '#lambdas/payments/ports/orders/orders.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aCardEvent, checkoutApi, goodCard, ordersApi, settleAll } from '#tests/support/events/checkout.ts';
import { eventsApi } from '#tests/support/events/events.ts';
import { payWith } from '#tests/support/payments/local-stripe.ts';
import { cloud } from '#tests/support/product/cloud.ts';
import { product } from '#tests/support/product/product.ts';

const bankThatPays = '000123456789';
const bankThatRefuses = '000111111116';
const dayMinutes = 24 * 60;

afterEach(() => product.clock.reset());

/** A player who paid from a bank account, which takes days. */
async function paidByBank(account: string) {
  const { eventId } = await aCardEvent({ capacity: 1 });
  const player = await aPerson();
  const { order } = await checkoutApi.signedInAs(player).holdSpots({ eventId });
  const mine = ordersApi.signedInAs(player);
  const { url } = await mine.startCheckout({ orderId: order.orderId });
  payWith(cloud.stripe, url, account);
  await settleAll();
  const stand = async () => (await eventsApi.signedInAs(player).getEvent({ eventId })).mine.status;
  return { eventId, player, orderId: order.orderId, mine, stand };
}

const daysLater = async (days: number) => {
  product.clock.forwardMinutes(days * dayMinutes);
  await settleAll();
  await settleAll();
};

it('keeps the spot safe while a bank works on the payment, and takes no second one', async () => {
  const { eventId, mine, orderId, stand } = await paidByBank(bankThatPays);
  await daysLater(1);
  expect(await mine.getOrder({ orderId })).toMatchObject({ status: 'awaiting_payment', awaitsBank: true });
  await expect(mine.startCheckout({ orderId })).rejects.toMatchObject({ code: 'order.awaitsBank' });
  const other = checkoutApi.signedInAs(await aPerson()).holdSpots({ eventId });
  await expect(other).rejects.toMatchObject({ code: 'rsvp.full' });
  await daysLater(3);
  expect(await stand()).toBe('in');
  const order = await mine.getOrder({ orderId });
  expect(order).toMatchObject({ status: 'paid', refundedMinor: 0 });
  expect(order).not.toHaveProperty('awaitsBank');
});

it('gives the payer a day for another card once the bank says no', async () => {
  const { player, mine, orderId, stand } = await paidByBank(bankThatRefuses);
  await daysLater(3);
  expect((await mine.getOrder({ orderId })).declined).toBeTruthy();
  const letters = product
    .mails(player.email ?? '')
    .filter(({ subject }) => subject.startsWith('Your payment didn’t go'));
  expect(letters).toHaveLength(1);
  const { url } = await mine.startCheckout({ orderId });
  payWith(cloud.stripe, url, goodCard);
  await settleAll();
  expect(await stand()).toBe('in');
});

it('frees the spot when no one pays within that day', async () => {
  const { eventId, mine, orderId } = await paidByBank(bankThatRefuses);
  await daysLater(3);
  await daysLater(1.01);
  const { order } = await checkoutApi.signedInAs(await aPerson()).holdSpots({ eventId });
  expect(order.status).toBe('reserved');
  await settleAll();
  expect((await mine.getOrder({ orderId })).status).toBe('expired');
});

it('gives the money back when the bank pays after the player has left', async () => {
  const { eventId, player, mine, orderId } = await paidByBank(bankThatPays);
  await eventsApi.signedInAs(player).declineOffer({ eventId });
  await daysLater(4);
  expect(await mine.getOrder({ orderId })).toMatchObject({
    refundedMinor: 1266,
    refunds: [{ trace: { cause: 'undelivered' } }],
  });
});

it('learns of a payment that no event told of when the hold ends', async () => {
  const { eventId } = await aCardEvent({ capacity: 1 });
  const player = await aPerson();
  const { order } = await checkoutApi.signedInAs(player).holdSpots({ eventId });
  const { url } = await ordersApi.signedInAs(player).startCheckout({ orderId: order.orderId });
  payWith(cloud.stripe, url, goodCard);
  const take = cloud.takeWebhook;
  cloud.takeWebhook = async () => 200;
  await settleAll();
  product.clock.forwardMinutes(11);
  await settleAll();
  cloud.takeWebhook = take;
  expect((await eventsApi.signedInAs(player).getEvent({ eventId })).mine.status).toBe('in');
});

it('opens a page anew only once no one can pay on the one before', async () => {
  const { eventId } = await aCardEvent({ capacity: 1 });
  const player = await aPerson();
  const { order } = await checkoutApi.signedInAs(player).holdSpots({ eventId });
  const mine = ordersApi.signedInAs(player);
  const { url } = await mine.startCheckout({ orderId: order.orderId });
  payWith(cloud.stripe, url, goodCard);
  // The hold was given longer, as for who waited; the page of before is about to close.
  await createOrders(table()).move(order.orderId, (is) => ({
    order: { ...is, expiresAt: new Date(product.clock.now().getTime() + 2 * 3_600_000).toISOString() },
  }));
  product.clock.forwardMinutes(44.5);
  await expect(mine.startCheckout({ orderId: order.orderId })).rejects.toMatchObject({ code: 'order.paying' });
});
