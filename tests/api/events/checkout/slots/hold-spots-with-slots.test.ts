import { afterEach, expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import {
  aCardEvent,
  checkoutApi,
  discountsApi,
  earnsMore,
  goodCard,
  ordersApi,
  payFor,
  settleAll,
  twelveByCard,
} from '#tests/support/events/checkout.ts';
import { eventDetails, eventsApi } from '#tests/support/events/events.ts';
import { slotsApi } from '#tests/support/events/slots.ts';
import { payWith } from '#tests/support/payments/local-stripe.ts';
import { cloud } from '#tests/support/product/cloud.ts';
import { product } from '#tests/support/product/product.ts';

afterEach(() => product.clock.reset());

const price = { amountMinor: 500, currency: 'USD' as const };
const rental = { slotId: 'racket', label: 'Racket rental', quantity: 1, price };
const lesson = { slotId: 'lesson', label: 'Lesson', quantity: 2, price: { ...price, amountMinor: 1500 } };
const umpire = { slotId: 'umpire', label: 'Umpire', quantity: 1 };
const group = { label: 'Extras', selection: 'up_to:2', slots: [rental, lesson, umpire] };
const extras = { eventSlotGroup: [group] };

const aSlotSale = () => aCardEvent({ ...extras, allowParticipantGuests: true, guestLimit: 2 });
const takenOf = async (eventId: string, slotId: string) => {
  const { slots } = await slotsApi.signedInAs(await aPerson()).listSlots({ eventId });
  return slots.find((one) => one.slotId === slotId)?.taken;
};

it('sells slots with the spot in one order, and says before what each adds', async () => {
  const { eventId, host } = await aSlotSale();
  const player = await aPerson();
  const me = checkoutApi.signedInAs(player);
  expect((await me.getEventQuote({ eventId })).slots).toEqual([
    { slotId: 'racket', totalMinor: 515, aloneMinor: 545, left: 1 },
    { slotId: 'lesson', totalMinor: 1545, aloneMinor: 1575, left: 2 },
  ]);
  const { order } = await me.holdSpots({ eventId, slots: ['racket'], guests: [{ name: 'Sam' }] });
  expect(order).toMatchObject({ subtotalMinor: 1700, totalMinor: 1266 + 515 });
  expect(order.lines).toMatchObject([
    { kind: 'spot', amountMinor: 1200 },
    { kind: 'slot', slotId: 'racket', label: 'Racket rental', amountMinor: 500 },
  ]);
  const orderId = await payFor(eventId, player, { slots: ['racket'], guests: [{ name: 'Sam' }] });
  expect(orderId).toBe(order.orderId);
  const { event, mine, seats } = await eventsApi.signedInAs(player).getEvent({ eventId });
  expect([event.eventId, mine.status, seats.taken]).toEqual([eventId, 'in', 2]);
  const { slots } = await slotsApi.signedInAs(player).listSlots({ eventId });
  expect(slots[0]).toMatchObject({ slotId: 'racket', taken: 1, isMine: true });
  const { orders } = await checkoutApi.signedInAs(host).listEventOrders({ eventId });
  expect(orders).toMatchObject([{ status: 'paid', totalMinor: 1781 }]);
});

it('holds a slot for as long as the spot, and sells it again after that', async () => {
  const { eventId } = await aSlotSale();
  const [ann, bo] = [await aPerson(), await aPerson()];
  await checkoutApi.signedInAs(ann).holdSpots({ eventId, slots: ['racket'] });
  expect(await takenOf(eventId, 'racket')).toBe(1);
  const late = () => checkoutApi.signedInAs(bo).holdSpots({ eventId, slots: ['racket'] });
  await expect(late()).rejects.toMatchObject({ code: 'slot.full' });
  expect((await eventsApi.signedInAs(bo).getEvent({ eventId })).mine.status).toBe('none');
  product.clock.forwardMinutes(11);
  await expect(late()).resolves.toMatchObject({ order: { totalMinor: 1781 } });
});

it('sells the last of a slot to one of several who press at once', async () => {
  const { eventId } = await aSlotSale();
  const players = [await aPerson(), await aPerson(), await aPerson()];
  const asked = await Promise.allSettled(
    players.map((player) => checkoutApi.signedInAs(player).holdSpots({ eventId, slots: ['racket'] })),
  );
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

it('frees the slots that a player chooses no more before they pay', async () => {
  const { eventId } = await aSlotSale();
  const me = checkoutApi.signedInAs(await aPerson());
  const first = await me.holdSpots({ eventId, slots: ['racket', 'lesson'] });
  const same = await me.holdSpots({ eventId, slots: ['lesson', 'racket'] });
  expect(same.order.orderId).toBe(first.order.orderId);
  const second = await me.holdSpots({ eventId, slots: ['lesson'] });
  expect(second.order).toMatchObject({ subtotalMinor: 2700 });
  expect([await takenOf(eventId, 'racket'), await takenOf(eventId, 'lesson')]).toEqual([0, 1]);
});

it('gives back the price of the slots with that of the spot, and frees them', async () => {
  const { eventId, host } = await aSlotSale();
  const player = await aPerson();
  const orderId = await payFor(eventId, player, { slots: ['racket'] });
  await earnsMore(host);
  await eventsApi.signedInAs(player).leaveEvent({ eventId });
  await settleAll();
  expect(await ordersApi.signedInAs(player).getOrder({ orderId })).toMatchObject({
    status: 'refunded',
    refundedMinor: 1781,
  });
  expect(await takenOf(eventId, 'racket')).toBe(0);
  await payFor(eventId, player);
  expect(await takenOf(eventId, 'racket')).toBe(0);
});

it('gives all of it back when the event is called off', async () => {
  const { eventId, event, host } = await aCardEvent({ ...extras, refundPolicy: 'strict' });
  const player = await aPerson();
  const orderId = await payFor(eventId, player, { slots: ['lesson'] });
  await earnsMore(host);
  await eventsApi.signedInAs(host).cancelEvent({ eventId, version: event.version, reason: 'weather' });
  await settleAll();
  expect(await ordersApi.signedInAs(player).getOrder({ orderId })).toMatchObject({ refundedMinor: 1266 + 1545 });
});

it('sends everything back to a player who pays too late for a slot that another player has by then', async () => {
  const { eventId } = await aSlotSale();
  const [ann, bo] = [await aPerson(), await aPerson()];
  const { order } = await checkoutApi.signedInAs(ann).holdSpots({ eventId, slots: ['racket'] });
  const { url } = await ordersApi.signedInAs(ann).startCheckout({ orderId: order.orderId });
  product.clock.forwardMinutes(11);
  await checkoutApi.signedInAs(bo).holdSpots({ eventId, slots: ['racket'] });
  payWith(cloud.stripe, url, goodCard);
  await settleAll();
  await settleAll();
  expect(await ordersApi.signedInAs(ann).getOrder({ orderId: order.orderId })).toMatchObject({
    refundedMinor: 1781,
    refunds: [{ trace: { cause: 'undelivered', percent: 100 } }],
  });
  expect((await eventsApi.signedInAs(ann).getEvent({ eventId })).mine.status).toBe('none');
});

it('lowers only the price of the spot with a code', async () => {
  const { eventId, host } = await aSlotSale();
  const off = { kind: 'percent' as const, percent: 50 };
  await discountsApi.signedInAs(host).saveEventDiscount({ eventId, code: 'HALF', off });
  const player = await aPerson();
  const { order } = await checkoutApi.signedInAs(player).holdSpots({ eventId, slots: ['racket'] });
  const lower = await ordersApi.signedInAs(player).applyCode({ orderId: order.orderId, code: 'HALF' });
  expect(lower.lines.map(({ amountMinor }) => amountMinor)).toEqual([600, 500]);
});

it.each([
  ['slot.notFound', ['nothing']],
  ['slot.notFound', ['umpire']],
  ['request.invalid', ['racket', 'racket']],
])('refuses with %s', async (code, slots) => {
  const { eventId } = await aSlotSale();
  const me = checkoutApi.signedInAs(await aPerson());
  await expect(me.holdSpots({ eventId, slots })).rejects.toMatchObject({ code });
});

it('refuses more of a group than its host allows with slot.tooMany', async () => {
  const { eventId } = await aCardEvent({ eventSlotGroup: [{ ...group, selection: 'one' }] });
  const me = checkoutApi.signedInAs(await aPerson());
  await expect(me.holdSpots({ eventId, slots: ['racket', 'lesson'] })).rejects.toMatchObject({ code: 'slot.tooMany' });
});

it('refuses with slot.notFree who is in without an order', async () => {
  const { eventId, event, host } = await aCardEvent({ payOutside: [{ way: 'cash' as const }] });
  const player = await aPerson();
  await eventsApi.signedInAs(player).joinEvent({ eventId });
  const byCardNow = { ...eventDetails({ ...twelveByCard, ...extras }), eventId, version: event.version };
  await eventsApi.signedInAs(host).changeEvent(byCardNow);
  const me = checkoutApi.signedInAs(player);
  await expect(me.holdSpots({ eventId, slots: ['racket'] })).rejects.toMatchObject({ code: 'slot.notFree' });
});

it('takes prices of slots only where cards pay for the spot, in its currency', async () => {
  const { event, host } = await aCardEvent();
  const me = eventsApi.signedInAs(host);
  const to = (more: object) =>
    me.changeEvent({ ...eventDetails({ ...twelveByCard, ...more }), eventId: event.eventId, version: event.version });
  const fault = { code: 'request.invalid', fields: { eventSlotGroup: expect.any(String) } };
  await expect(to({ ...extras, price: undefined, refundPolicy: undefined })).rejects.toMatchObject(fault);
  await expect(to({ ...extras, payOutside: [{ way: 'cash' as const }] })).rejects.toMatchObject(fault);
  const euros = { ...rental, price: { amountMinor: 500, currency: 'EUR' as const } };
  await expect(to({ eventSlotGroup: [{ ...group, slots: [euros] }] })).rejects.toMatchObject(fault);
});
