import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Webhook } from '#infra/local/stripe/webhooks/sender.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { scheduleNightly } from '#lambdas/payments/accounts/nightly.ts';
import { handler as nightly } from '#lambdas/payments/nightly/job.ts';
import { createOrders } from '#lambdas/payments/ports/orders/orders.ts';
import { provider } from '#lambdas/payments/provider/stripe.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aCardEvent, checkoutApi, goodCard, ordersApi, payFor } from '#tests/support/events/checkout.ts';
import { decide, disputeOf } from '#tests/support/payments/disputes.ts';
import { payWith } from '#tests/support/payments/local-stripe.ts';
import { cloud } from '#tests/support/product/cloud.ts';
import { product } from '#tests/support/product/product.ts';
import { runJob } from '#tests/support/product/run-job.ts';

beforeEach(() => cloud.renew());
afterEach(() => product.clock.reset());

async function theNextNight(stripeId: string) {
  await scheduleNightly(stripeId, createDueIndex(table()), product.clock.now());
  product.clock.forwardMinutes(24 * 60 + 3);
  await runJob(nightly);
  await product.drain();
}

it('makes an order paid whose payment no event told of, and sends back what came too late', async () => {
  const { eventId, stripeId } = await aCardEvent({ capacity: 1 });
  const player = await aPerson();
  const { order } = await checkoutApi.signedInAs(player).holdSpots({ eventId });
  const { url } = await ordersApi.signedInAs(player).startCheckout({ orderId: order.orderId });
  payWith(cloud.stripe, url, goodCard);
  cloud.takeWebhook = async () => 200;
  await cloud.stripe.run();
  await theNextNight(stripeId);
  const found = await ordersApi.signedInAs(player).getOrder({ orderId: order.orderId });
  expect(found.paidAt).toBeTruthy();
});

it('notes a refund that the host made at the provider and that no event told of', async () => {
  const { eventId, stripeId } = await aCardEvent({ capacity: 1 });
  const player = await aPerson();
  const orderId = await payFor(eventId, player);
  cloud.takeWebhook = async () => 200;
  const { paymentIntentId = '' } = (await createOrders(table()).find(orderId)) ?? {};
  const { stripe } = await provider();
  await stripe.refunds.create({ payment_intent: paymentIntentId, amount: 500 }, { stripeAccount: stripeId });
  await cloud.stripe.run();
  await theNextNight(stripeId);
  const mine = ordersApi.signedInAs(player);
  expect(await mine.getOrder({ orderId })).toMatchObject({ refundedMinor: 500, status: 'partially_refunded' });
});

it('notes both where a refund is told of before its payment', async () => {
  const { eventId, stripeId } = await aCardEvent({ capacity: 1 });
  const player = await aPerson();
  const { takeWebhook } = cloud;
  const told: Webhook[] = [];
  cloud.takeWebhook = async (webhook) => {
    told.push(webhook);
    return 200;
  };
  const { order } = await checkoutApi.signedInAs(player).holdSpots({ eventId });
  const { url } = await ordersApi.signedInAs(player).startCheckout({ orderId: order.orderId });
  payWith(cloud.stripe, url, goodCard);
  const [charge] = [...cloud.stripe.world.store.list(stripeId, 'charge')];
  const { stripe } = await provider();
  await stripe.refunds.create({ charge: charge?.id ?? '', amount: 500 }, { stripeAccount: stripeId });
  await cloud.stripe.run();
  for (const webhook of told.toReversed()) expect(await takeWebhook(webhook)).toBe(200);
  await product.drain();
  const found = await ordersApi.signedInAs(player).getOrder({ orderId: order.orderId });
  expect(found).toMatchObject({ refundedMinor: 500, status: 'partially_refunded' });
  expect(found.paidAt).toBeTruthy();
});

it('notes a dispute that no event told of, and how the bank decided', async () => {
  const { eventId, stripeId, host } = await aCardEvent({ capacity: 1 });
  const player = await aPerson();
  const orderId = await payFor(eventId, player);
  cloud.takeWebhook = async () => 200;
  await disputeOf(orderId, stripeId);
  await theNextNight(stripeId);
  const mine = ordersApi.signedInAs(player);
  expect(await mine.getOrder({ orderId })).toMatchObject({ status: 'disputed' });
  expect(product.mails(host.email).some(({ subject }) => subject.startsWith('Payment disputed'))).toBe(true);
  const { data } = await (await provider()).stripe.disputes.list({}, { stripeAccount: stripeId });
  await decide('loseDispute', data[0]?.id ?? '');
  await theNextNight(stripeId);
  expect(await mine.getOrder({ orderId })).toMatchObject({ status: 'lost', disputes: [{ status: 'lost' }] });
});
