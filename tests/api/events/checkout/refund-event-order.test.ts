import { expect, it } from 'vitest';
import { control } from '#infra/local/stripe/controls.ts';
import { provider } from '#lambdas/payments/provider/stripe.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import {
  aCardEvent,
  checkoutApi,
  earnsMore,
  ordersApi,
  payFor,
  settleAll,
  slowToRefund,
} from '#tests/support/events/checkout.ts';
import { eventsApi } from '#tests/support/events/events.ts';
import { noEvent } from '#tests/support/events/payments.ts';
import { aDisputedOrder } from '#tests/support/payments/disputes.ts';
import { ordersOf, pays } from '#tests/support/payments/paying-guests.ts';
import { cloud } from '#tests/support/product/cloud.ts';
import { product } from '#tests/support/product/product.ts';

/** What the provider says that a seller has. */
const balanceOf = async (stripeAccount: string) => {
  const { stripe } = await provider();
  const { available, pending } = await stripe.balance.retrieve({}, { stripeAccount });
  return [...available, ...pending].reduce((sum, { amount }) => sum + amount, 0);
};

it('gives a player who leaves in time everything back, the service fee too', async () => {
  const { eventId, host } = await aCardEvent();
  const player = await aPerson();
  const orderId = await payFor(eventId, player);
  await earnsMore(host);
  await eventsApi.signedInAs(player).leaveEvent({ eventId });
  await settleAll();
  expect(await ordersApi.signedInAs(player).getOrder({ orderId })).toMatchObject({
    status: 'refunded',
    refundedMinor: 1266,
    refunds: [{ status: 'succeeded', trace: { cause: 'left', percent: 100, returnsFee: true } }],
  });
});

it('sends the receipt, and why how much goes back', async () => {
  const { eventId, host } = await aCardEvent();
  const player = await aPerson();
  await payFor(eventId, player);
  await earnsMore(host);
  await eventsApi.signedInAs(player).leaveEvent({ eventId });
  await settleAll();
  const subjects = product.mails(player.email).map(({ subject }) => subject);
  expect(subjects).toContain('Receipt: Pickup basketball');
  const [back] = product.mails(player.email).filter(({ subject }) => subject.startsWith('$12.66 is on its way back'));
  expect(back?.text).toContain('So you get 100%. The service fee comes back too.');
});

it('tells of a refund once, however long the bank takes, and again only where it failed', async () => {
  const { eventId, host, stripeId } = await aCardEvent();
  const player = await aPerson();
  const orderId = await payFor(eventId, player, {}, slowToRefund);
  await earnsMore(host);
  await checkoutApi.signedInAs(host).refundEventOrder({ eventId, orderId });
  await settleAll();
  const told = () => product.mails(player.email).filter(({ subject }) => /on its way back|go through/.test(subject));
  expect(await ordersApi.signedInAs(player).getOrder({ orderId })).toMatchObject({ refunds: [{ status: 'pending' }] });
  expect(told()).toHaveLength(1);
  const { data } = await (await provider()).stripe.refunds.list({}, { stripeAccount: stripeId });
  control(cloud.stripe, { action: 'settleRefund', id: data[0]?.id ?? '' });
  await settleAll();
  expect(await ordersApi.signedInAs(player).getOrder({ orderId })).toMatchObject({ status: 'refunded' });
  expect(told()).toHaveLength(1);
  control(cloud.stripe, { action: 'failRefund', id: data[0]?.id ?? '' });
  await settleAll();
  expect(told().map(({ subject }) => subject)).toContain('Your refund didn’t go through: Pickup basketball');
});

it('gives nothing back under a strict policy', async () => {
  const { eventId } = await aCardEvent({ refundPolicy: 'strict' });
  const player = await aPerson();
  const orderId = await payFor(eventId, player);
  await eventsApi.signedInAs(player).leaveEvent({ eventId });
  await settleAll();
  expect(await ordersApi.signedInAs(player).getOrder({ orderId })).toMatchObject({ status: 'paid', refunds: [] });
});

it('gives it all back under a strict policy once another player takes the spot', async () => {
  const { eventId, host } = await aCardEvent({ refundPolicy: 'strict', capacity: 1 });
  const [ann, bo] = [await aPerson(), await aPerson()];
  const orderId = await payFor(eventId, ann);
  await earnsMore(host);
  await eventsApi.signedInAs(ann).leaveEvent({ eventId });
  await settleAll();
  await payFor(eventId, bo);
  await settleAll();
  expect(await ordersApi.signedInAs(ann).getOrder({ orderId })).toMatchObject({
    refundedMinor: 1266,
    refunds: [{ trace: { cause: 'refilled', percent: 100 } }],
  });
});

it('gives all players everything back when the event is called off', async () => {
  const { eventId, event, host } = await aCardEvent({ refundPolicy: 'strict' });
  const players = [await aPerson(), await aPerson()];
  for (const player of players) await payFor(eventId, player);
  await earnsMore(host);
  await eventsApi.signedInAs(host).cancelEvent({ eventId, version: event.version, reason: 'weather' });
  await settleAll();
  const { orders } = await checkoutApi.signedInAs(host).listEventOrders({ eventId });
  expect(orders.map(({ status, refundedMinor }) => [status, refundedMinor])).toEqual([
    ['refunded', 1266],
    ['refunded', 1266],
  ]);
});

it('sends back what the host chooses, and never more than was paid', async () => {
  const { eventId, host, stripeId } = await aCardEvent();
  const orderId = await payFor(eventId, await aPerson());
  await earnsMore(host);
  const before = await balanceOf(stripeId);
  const door = checkoutApi.signedInAs(host);
  expect(await door.refundEventOrder({ eventId, orderId, amountMinor: 500 })).toMatchObject({ refundedMinor: 500 });
  await expect(door.refundEventOrder({ eventId, orderId, amountMinor: 767 })).rejects.toMatchObject({
    code: 'order.nothingLeft',
  });
  await settleAll();
  expect(await balanceOf(stripeId)).toBe(before - 500);
  await door.refundEventOrder({ eventId, orderId });
  await settleAll();
  const { orders } = await door.listEventOrders({ eventId });
  expect(orders[0]).toMatchObject({ status: 'refunded', refundedMinor: 1266 });
});

it('sends back as much as the policy gives then', async () => {
  const { eventId, host, event } = await aCardEvent({ refundPolicy: 'moderate' });
  const orderId = await payFor(eventId, await aPerson());
  const minutesLeft = Math.floor((Date.parse(event.startsAt) - product.clock.now().getTime()) / 60_000);
  product.clock.forwardMinutes(minutesLeft - 48 * 60);
  const door = checkoutApi.signedInAs(host);
  expect(await door.refundEventOrder({ eventId, orderId, isByPolicy: true })).toMatchObject({
    refundedMinor: 600,
    refunds: [{ trace: { cause: 'host', returnsFee: false } }],
  });
});

it('leaves refunds to the creator and who keeps the money of the community', async () => {
  const { eventId, host } = await aCardEvent();
  const orderId = await payFor(eventId, await aPerson());
  const stranger = checkoutApi.signedInAs(await aPerson());
  await expect(stranger.refundEventOrder({ eventId, orderId })).rejects.toMatchObject({ code: 'access.denied' });
  const door = checkoutApi.signedInAs(host);
  const other = 'ord_01ARZ3NDEKTSV4RRFFQ69G5FAV';
  await expect(door.refundEventOrder({ eventId, orderId: other })).rejects.toMatchObject({ code: 'order.notFound' });
  await expect(door.refundEventOrder({ eventId: noEvent, orderId })).rejects.toMatchObject({ code: 'event.notFound' });
});

it('refunds nothing while the payer’s bank looks into the payment', async () => {
  const { eventId, host, orderId } = await aDisputedOrder();
  await expect(checkoutApi.signedInAs(host).refundEventOrder({ eventId, orderId })).rejects.toMatchObject({
    code: 'order.disputed',
  });
});

it('offers a guest no credit, as there is no account to keep it in', async () => {
  const { eventId, host } = await aCardEvent();
  await pays(eventId);
  const [order] = await ordersOf(eventId, host);
  const asked = { eventId, orderId: order?.orderId ?? '', offersCredit: true };
  await expect(checkoutApi.signedInAs(host).refundEventOrder(asked)).rejects.toMatchObject({
    code: 'credit.guestPayer',
  });
});
