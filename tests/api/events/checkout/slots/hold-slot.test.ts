import { afterEach, expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import {
  aCardEvent,
  checkoutApi,
  earnsMore,
  goodCard,
  ordersApi,
  payFor,
  settleAll,
} from '#tests/support/events/checkout.ts';
import { eventsApi } from '#tests/support/events/events.ts';
import { aCashPlayerIn, aPlayerIn, extras, holdSlotAs, pageOf } from '#tests/support/events/selling/extra-slots.ts';
import { slotsApi } from '#tests/support/events/slots.ts';
import { payWith } from '#tests/support/payments/local-stripe.ts';
import { cloud } from '#tests/support/product/cloud.ts';
import { product } from '#tests/support/product/product.ts';

afterEach(() => product.clock.reset());

type Player = Awaited<ReturnType<typeof aPerson>>;
const orderOf = (player: Player, orderId: string) => ordersApi.signedInAs(player).getOrder({ orderId });
const giveBack = (player: Player, eventId: string, slotId = 'racket') =>
  slotsApi.signedInAs(player).releaseSlot({ eventId, slotId });

async function buy(player: Player, eventId: string, slotId = 'racket') {
  const { order } = await holdSlotAs(player, eventId, slotId);
  payWith(cloud.stripe, await pageOf(player, order.orderId), goodCard);
  await settleAll();
  return order;
}

async function racketOf(player: Player, eventId: string) {
  const { slots } = await slotsApi.signedInAs(player).listSlots({ eventId });
  return slots.find(({ slotId }) => slotId === 'racket');
}

it('sells a slot to a player who is in, in an order of its own at the price that was shown', async () => {
  const { eventId, player, spotOrderId, host } = await aPlayerIn();
  const quote = await checkoutApi.signedInAs(player).getEventQuote({ eventId });
  const order = await buy(player, eventId);
  expect(order).toMatchObject({ totalMinor: quote.slots?.[0]?.aloneMinor, takesCodes: false });
  expect(order.lines).toMatchObject([{ kind: 'slot', slotId: 'racket', amountMinor: 500 }]);
  expect(await racketOf(player, eventId)).toMatchObject({ taken: 1, isMine: true });
  const after = await checkoutApi.signedInAs(player).getEventQuote({ eventId });
  expect(after).toMatchObject({
    order: { orderId: spotOrderId },
    slotOrders: [{ orderId: order.orderId, status: 'paid' }],
  });
  await expect(holdSlotAs(player, eventId)).resolves.toMatchObject({
    order: { orderId: order.orderId, status: 'paid' },
  });
  const { orders } = await checkoutApi.signedInAs(host).listEventOrders({ eventId });
  expect(orders.map(({ orderId }) => orderId).toSorted()).toEqual([order.orderId, spotOrderId].toSorted());
});

it('holds a slot for ten minutes, and sells it again after that', async () => {
  const { eventId, player } = await aPlayerIn();
  const other = await aPerson();
  await payFor(eventId, other);
  const { order } = await holdSlotAs(player, eventId);
  expect((await holdSlotAs(player, eventId)).order.orderId).toBe(order.orderId);
  await expect(holdSlotAs(other, eventId)).rejects.toMatchObject({ code: 'slot.full' });
  product.clock.forwardMinutes(11);
  await settleAll();
  expect(await orderOf(player, order.orderId)).toMatchObject({ status: 'expired' });
  await expect(holdSlotAs(other, eventId)).resolves.toMatchObject({ order: { status: 'reserved' } });
  expect((await eventsApi.signedInAs(player).getEvent({ eventId })).mine.status).toBe('in');
});

it('sends back what is paid too late for a slot that another player has by then', async () => {
  const { eventId, player, host } = await aPlayerIn();
  const other = await aPerson();
  await payFor(eventId, other);
  await earnsMore(host);
  const { order } = await holdSlotAs(player, eventId);
  const url = await pageOf(player, order.orderId);
  product.clock.forwardMinutes(11);
  await holdSlotAs(other, eventId);
  payWith(cloud.stripe, url, goodCard);
  await settleAll();
  await settleAll();
  const late = await orderOf(player, order.orderId);
  // The page is closed with the hold, unless the card was faster.
  expect(late.refundedMinor).toBe(late.paidAt ? late.totalMinor : 0);
  expect(await racketOf(player, eventId)).toMatchObject({ isMine: false });
  expect((await eventsApi.signedInAs(player).getEvent({ eventId })).mine.status).toBe('in');
});

it('gives back a slot that was bought alone by the policy, and the spot stays', async () => {
  const { eventId, player, spotOrderId, host } = await aPlayerIn();
  const { orderId, totalMinor } = await buy(player, eventId);
  await earnsMore(host);
  await giveBack(player, eventId);
  await settleAll();
  expect(await orderOf(player, orderId)).toMatchObject({
    status: 'refunded',
    refundedMinor: totalMinor,
    refunds: [{ trace: { cause: 'left', percent: 100 } }],
  });
  expect(await orderOf(player, spotOrderId)).toMatchObject({ status: 'paid', refundedMinor: 0 });
  expect(await racketOf(player, eventId)).toMatchObject({ taken: 0, isMine: false });
  expect((await eventsApi.signedInAs(player).getEvent({ eventId })).mine.status).toBe('in');
  await expect(giveBack(player, eventId)).resolves.toEqual({ taken: 0 });
  await expect(holdSlotAs(player, eventId)).resolves.toMatchObject({ order: { status: 'reserved' } });
});

it('gives back a slot alone that was paid with the spot, and later the rest with the spot', async () => {
  const { eventId, host } = await aCardEvent(extras);
  const player = await aPerson();
  const orderId = await payFor(eventId, player, { slots: ['racket', 'lesson'] });
  const { totalMinor } = await orderOf(player, orderId);
  await earnsMore(host);
  await giveBack(player, eventId);
  await giveBack(player, eventId);
  await settleAll();
  const part = await orderOf(player, orderId);
  expect(part).toMatchObject({
    status: 'partially_refunded',
    refunds: [{ givenBack: 'racket', trace: { cause: 'left' } }],
  });
  expect(part.refundedMinor).toBeGreaterThanOrEqual(500);
  expect(part.refundedMinor).toBeLessThan(600);
  expect(await racketOf(player, eventId)).toMatchObject({ isMine: false });
  await eventsApi.signedInAs(player).leaveEvent({ eventId });
  await settleAll();
  expect(await orderOf(player, orderId)).toMatchObject({ status: 'refunded', refundedMinor: totalMinor });
});

it('keeps what the policy keeps of a slot that is given back', async () => {
  const { eventId, player } = await aPlayerIn({ refundPolicy: 'strict' });
  const { orderId } = await buy(player, eventId);
  await giveBack(player, eventId);
  await settleAll();
  expect(await orderOf(player, orderId)).toMatchObject({ refundedMinor: 0, kept: [{ awaitsRefill: false }] });
});

it('settles the slot with the spot when the player leaves, and when the event is called off', async () => {
  const { eventId, player, host } = await aPlayerIn();
  const { orderId, totalMinor } = await buy(player, eventId);
  await earnsMore(host);
  await eventsApi.signedInAs(player).leaveEvent({ eventId });
  await settleAll();
  expect(await orderOf(player, orderId)).toMatchObject({ refundedMinor: totalMinor });
  const other = await aPlayerIn({ refundPolicy: 'strict' });
  const lost = await buy(other.player, other.eventId);
  await earnsMore(other.host);
  const { event } = await eventsApi.signedInAs(other.host).getEvent({ eventId: other.eventId });
  const { payers } = await checkoutApi.signedInAs(other.host).previewRefunds({ eventId: other.eventId });
  expect(payers.map(({ amountMinor }) => amountMinor)).toContain(lost.totalMinor);
  await eventsApi
    .signedInAs(other.host)
    .cancelEvent({ eventId: other.eventId, version: event.version, reason: 'weather' });
  await settleAll();
  expect(await orderOf(other.player, lost.orderId)).toMatchObject({
    refundedMinor: lost.totalMinor,
    refunds: [{ trace: { cause: 'cancelled' } }],
  });
});

it('sells to players whose spot cost nothing by card, and gives hosts what is theirs to give', async () => {
  const { eventId, host, player } = await aCashPlayerIn();
  await eventsApi.signedInAs(host).joinEvent({ eventId });
  await buy(player, eventId, 'lesson');
  const { slots } = await slotsApi.signedInAs(player).listSlots({ eventId });
  expect(slots.find(({ slotId }) => slotId === 'lesson')).toMatchObject({ isMine: true });
  await expect(slotsApi.signedInAs(host).takeSlot({ eventId, slotId: 'lesson' })).resolves.toEqual({ taken: 2 });
  await expect(holdSlotAs(host, eventId)).rejects.toMatchObject({ code: 'payment.notDue' });
  expect((await checkoutApi.signedInAs(host).getEventQuote({ eventId })).slots).toBeUndefined();
});
