import { expect, it } from 'vitest';
import { clock } from '#lambdas/kernel/clock.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import {
  aCardEvent,
  aSellingHost,
  checkoutApi,
  goodCard,
  ordersApi,
  payFor,
  settleAll,
} from '#tests/support/events/checkout.ts';
import { anEvent, eventDetails, eventsApi } from '#tests/support/events/events.ts';
import { payWith } from '#tests/support/payments/local-stripe.ts';
import { cloud } from '#tests/support/product/cloud.ts';
import { product } from '#tests/support/product/product.ts';

const dollars = (amount: number) => ({ amountMinor: amount * 100, currency: 'USD' as const });
const adult = { key: 'adult', name: 'Adult', price: dollars(12) };
const child = { key: 'child', name: 'Child', price: dollars(5), quantity: 1 };
const spectator = { key: 'watch', name: 'Spectator', price: dollars(0), guestPrice: dollars(3) };
const guests = { allowParticipantGuests: true, guestLimit: 2 };

const inHours = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000).toISOString();

/** An event of which players choose a ticket. */
const aTicketEvent = (ticketTypes: readonly object[] = [adult, child, spectator], more: object = {}) =>
  aCardEvent({ price: undefined, ticketTypes, ...guests, ...more });

it('says of each ticket what it costs in all, how many are left and why it can’t be had', async () => {
  const opens = { key: 'late', name: 'Late', price: dollars(9), salesFrom: inHours(24) };
  const over = { key: 'early', name: 'Early bird', price: dollars(8), salesUntil: '2020-01-01T00:00:00.000Z' };
  const members = { key: 'members', name: 'Members', price: dollars(4), memberOnly: true };
  const { eventId } = await aTicketEvent([adult, child, spectator, opens, over, members]);
  await payFor(eventId, await aPerson(), { ticket: 'child' });
  const quote = await checkoutApi.signedInAs(await aPerson()).getEventQuote({ eventId });
  expect(quote).toMatchObject({ totalMinor: 0, takesMoneyAtDoor: false });
  expect(quote.tickets).toMatchObject([
    { key: 'adult', totalMinor: 1266, priceMinor: 1200 },
    { key: 'child', totalMinor: 545, left: 0, refusal: 'soldOut' },
    { key: 'watch', totalMinor: 0, guestMinor: 300 },
    { key: 'late', refusal: 'notYet' },
    { key: 'early', refusal: 'over' },
    { key: 'members', refusal: 'membersOnly' },
  ]);
});

it('sells a ticket with its guests, and keeps which one it was', async () => {
  const { eventId, host } = await aTicketEvent();
  const player = await aPerson();
  const { order } = await checkoutApi
    .signedInAs(player)
    .holdSpots({ eventId, ticket: 'watch', guests: [{ name: 'Sam' }] });
  expect(order).toMatchObject({ subtotalMinor: 300, totalMinor: 339 });
  expect(order.lines).toMatchObject([
    { kind: 'ticket', ticketId: 'watch', label: 'Spectator', amountMinor: 0 },
    { kind: 'guest', name: 'Sam', label: 'Spectator', amountMinor: 300 },
  ]);
  const orderId = await payFor(eventId, player, { ticket: 'watch', guests: [{ name: 'Sam' }] });
  expect(orderId).toBe(order.orderId);
  const { orders } = await checkoutApi.signedInAs(host).listEventOrders({ eventId });
  expect(orders).toMatchObject([{ status: 'paid', lines: [{ label: 'Spectator' }, { label: 'Spectator' }] }]);
  expect((await eventsApi.signedInAs(player).getEvent({ eventId })).mine.status).toBe('in');
});

it('sells no more of a ticket than there are, and sells one again that was held too long', async () => {
  const { eventId } = await aTicketEvent();
  const [ann, bo] = [await aPerson(), await aPerson()];
  await checkoutApi.signedInAs(ann).holdSpots({ eventId, ticket: 'child' });
  const late = () => checkoutApi.signedInAs(bo).holdSpots({ eventId, ticket: 'child' });
  await expect(late()).rejects.toMatchObject({ code: 'rsvp.ticketSoldOut' });
  const two = checkoutApi.signedInAs(bo).holdSpots({ eventId, ticket: 'adult', guests: [{ name: 'Sam' }] });
  await expect(two).resolves.toMatchObject({ order: { totalMinor: 2502 } });
  product.clock.forwardMinutes(11);
  await settleAll();
  await expect(late()).resolves.toMatchObject({ order: { totalMinor: 545 } });
});

it('sends the money back where the ticket was sold to another player after the hold ran out', async () => {
  const { eventId } = await aTicketEvent();
  const [ann, bo] = [await aPerson(), await aPerson()];
  const { order } = await checkoutApi.signedInAs(ann).holdSpots({ eventId, ticket: 'child' });
  const { url } = await ordersApi.signedInAs(ann).startCheckout({ orderId: order.orderId });
  product.clock.forwardMinutes(11);
  await checkoutApi.signedInAs(bo).holdSpots({ eventId, ticket: 'child' });
  payWith(cloud.stripe, url, goodCard);
  await settleAll();
  await settleAll();
  expect(await ordersApi.signedInAs(ann).getOrder({ orderId: order.orderId })).toMatchObject({
    refundedMinor: 545,
    refunds: [{ trace: { cause: 'undelivered', percent: 100 } }],
  });
});

it('changes the ticket before it is paid, not after', async () => {
  const { eventId } = await aTicketEvent();
  const player = await aPerson();
  const me = checkoutApi.signedInAs(player);
  const first = await me.holdSpots({ eventId, ticket: 'child' });
  const second = await me.holdSpots({ eventId, ticket: 'adult' });
  expect(second.order).toMatchObject({ totalMinor: 1266 });
  expect(second.order.orderId).not.toBe(first.order.orderId);
  const other = checkoutApi.signedInAs(await aPerson());
  await expect(other.holdSpots({ eventId, ticket: 'child' })).resolves.toMatchObject({ order: { totalMinor: 545 } });
  const orderId = await payFor(eventId, player, { ticket: 'adult' });
  expect((await me.holdSpots({ eventId, ticket: 'watch' })).order).toMatchObject({ orderId, status: 'paid' });
});

it('lets a player in at once on a ticket that costs nothing, even where the host takes no cards', async () => {
  const { event, host } = await anEvent({ ticketTypes: [{ ...spectator, guestPrice: dollars(0) }], ...guests });
  const { eventId } = event;
  const player = await aPerson();
  await expect(eventsApi.signedInAs(player).joinEvent({ eventId })).rejects.toMatchObject({ code: 'rsvp.payFirst' });
  const me = checkoutApi.signedInAs(player);
  const { order, mine } = await me.holdSpots({ eventId, ticket: 'watch' });
  expect([order.status, order.totalMinor, mine.status]).toEqual(['paid', 0, 'in']);
  expect((await me.holdSpots({ eventId, ticket: 'watch' })).order.orderId).toBe(order.orderId);
  await eventsApi.signedInAs(player).leaveEvent({ eventId });
  await settleAll();
  expect((await eventsApi.signedInAs(player).getEvent({ eventId })).mine.status).toBe('none');
  const [stored] = (await checkoutApi.signedInAs(host).listEventOrders({ eventId })).orders;
  expect(stored).toMatchObject({ status: 'paid', refunds: [] });
});

it.each([
  ['rsvp.ticketMissing', {}],
  ['rsvp.ticketMissing', { ticket: 'nothing' }],
  ['rsvp.ticketNotOnSale', { ticket: 'early' }],
  ['rsvp.ticketForMembers', { ticket: 'members' }],
])('refuses with %s', async (code, chosen) => {
  const over = { key: 'early', name: 'Early bird', price: dollars(8), salesUntil: '2020-01-01T00:00:00.000Z' };
  const members = { key: 'members', name: 'Members', price: dollars(4), memberOnly: true };
  const { eventId } = await aTicketEvent([over, members]);
  const me = checkoutApi.signedInAs(await aPerson());
  await expect(me.holdSpots({ eventId, ...chosen })).rejects.toMatchObject({ code });
});

it('is published once the host takes cards and says what comes back', async () => {
  const { host } = await aSellingHost();
  const said = { ticketTypes: [adult] };
  const me = eventsApi.signedInAs(host);
  await expect(me.scheduleEvent(eventDetails(said))).rejects.toMatchObject({
    code: 'event.payoutNeeded',
    fields: { ticketTypes: expect.any(String) },
  });
  const tiny = { ...said, ticketTypes: [{ ...adult, price: { amountMinor: 30, currency: 'USD' as const } }] };
  const policy = { refundPolicy: 'flexible' as const };
  await expect(me.scheduleEvent(eventDetails({ ...tiny, ...policy }))).rejects.toMatchObject({
    code: 'payment.tooLittle',
  });
  await expect(me.scheduleEvent(eventDetails({ ...said, ...policy }))).resolves.toMatchObject({ status: 'scheduled' });
});
