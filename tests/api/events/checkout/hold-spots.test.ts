import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aCardEvent, checkoutApi, ordersApi, payFor, settleAll } from '#tests/support/events/checkout.ts';
import { eventsApi } from '#tests/support/events/events.ts';
import { inGroups } from '#tests/support/events/groups.ts';
import { aPricedEvent, noEvent } from '#tests/support/events/payments.ts';
import { product } from '#tests/support/product/product.ts';

const adults = { eligibility: { leastAge: 18, mostAge: 35 } };

it('holds a spot for ten minutes with the whole price', async () => {
  const { eventId } = await aCardEvent();
  const player = await aPerson();
  const { order, mine } = await checkoutApi.signedInAs(player).holdSpots({ eventId });
  expect(order).toMatchObject({ status: 'reserved', subtotalMinor: 1200, serviceFeeMinor: 66, totalMinor: 1266 });
  expect(mine).toEqual({ status: 'offered', until: order.expiresAt });
});

it('gives the same order to who presses twice, and another one for other guests', async () => {
  const { eventId } = await aCardEvent({ allowParticipantGuests: true, guestLimit: 2, chargeGuests: true });
  const me = checkoutApi.signedInAs(await aPerson());
  const first = await me.holdSpots({ eventId });
  expect((await me.holdSpots({ eventId })).order.orderId).toBe(first.order.orderId);
  const { order, seats } = await me.holdSpots({ eventId, guests: [{ name: 'Sam' }] });
  expect(order).toMatchObject({ totalMinor: 2502, lines: [{ kind: 'spot' }, { kind: 'guest', name: 'Sam' }] });
  expect(order.orderId).not.toBe(first.order.orderId);
  expect(seats.free).toBe(8);
});

it('seats the player once the provider has the money, and takes it from no one twice', async () => {
  const { eventId } = await aCardEvent();
  const player = await aPerson();
  const orderId = await payFor(eventId, player);
  expect(await ordersApi.signedInAs(player).getOrder({ orderId })).toMatchObject({
    status: 'paid',
    card: { last4: '4242' },
  });
  const { mine, event } = await eventsApi.signedInAs(player).getEvent({ eventId });
  expect([mine.status, event.eventId]).toEqual(['in', eventId]);
  expect((await checkoutApi.signedInAs(player).holdSpots({ eventId })).order).toMatchObject({
    orderId,
    status: 'paid',
  });
});

it('frees the spot when the time runs out, and the next player can have it', async () => {
  const { eventId } = await aCardEvent({ capacity: 1 });
  const [ann, bo] = [await aPerson(), await aPerson()];
  const { order } = await checkoutApi.signedInAs(ann).holdSpots({ eventId });
  await ordersApi.signedInAs(ann).startCheckout({ orderId: order.orderId });
  const late = checkoutApi.signedInAs(bo);
  await expect(late.holdSpots({ eventId })).rejects.toMatchObject({ code: 'rsvp.full' });
  product.clock.forwardMinutes(11);
  await expect(checkoutApi.signedInAs(ann).holdSpots({ eventId })).rejects.toMatchObject({ code: 'order.paying' });
  await settleAll();
  expect((await late.holdSpots({ eventId })).mine.status).toBe('offered');
  expect(await ordersApi.signedInAs(ann).getOrder({ orderId: order.orderId })).toMatchObject({ status: 'expired' });
});

it('refuses a price, an amount or an account in the body before anything is read', async () => {
  const me = checkoutApi.signedInAs(await aPerson());
  for (const more of [
    { cost: 1 },
    { amountMinor: 1 },
    { price: { amountMinor: 1, currency: 'USD' } },
    { stripeId: 'acct_1' },
  ])
    await expect(me.holdSpots({ eventId: noEvent, ...more } as never)).rejects.toMatchObject({
      code: 'request.invalid',
    });
});

it('refuses hosts, who owe nothing, and events without a price by card', async () => {
  const { eventId, host } = await aCardEvent();
  await expect(checkoutApi.signedInAs(host).holdSpots({ eventId })).rejects.toMatchObject({ code: 'payment.notDue' });
  const atDoor = await aPricedEvent(0);
  const other = checkoutApi.signedInAs(await aPerson());
  await expect(other.holdSpots(atDoor)).rejects.toMatchObject({ code: 'request.invalid' });
  await expect(other.holdSpots({ eventId: atDoor.eventId })).rejects.toMatchObject({ code: 'order.cardsUnavailable' });
  await expect(other.holdSpots({ eventId: noEvent })).rejects.toMatchObject({ code: 'event.notFound' });
});

it('lets no one join without paying where the card is the only way', async () => {
  const { eventId } = await aCardEvent();
  const join = eventsApi.signedInAs(await aPerson()).joinEvent({ eventId });
  await expect(join).rejects.toMatchObject({ code: 'rsvp.payFirst' });
});

it('holds nothing for a player who has to ask first', async () => {
  const { eventId, host } = await aCardEvent({ creatorApprovalNeeded: true });
  const player = await aPerson();
  const me = checkoutApi.signedInAs(player);
  await expect(me.holdSpots({ eventId })).rejects.toMatchObject({ code: 'rsvp.askFirst' });
  await eventsApi.signedInAs(player).joinEvent({ eventId });
  await expect(me.holdSpots({ eventId })).rejects.toMatchObject({ code: 'rsvp.askFirst' });
  expect(host).toBeDefined();
});

it.each([
  ['rsvp.notYet', { rsvpOpensHoursBefore: 24 }, {}],
  [
    'rsvp.tooManyGuests',
    { allowParticipantGuests: true, guestLimit: 1 },
    { guests: [{ name: 'Ann' }, { name: 'Bob' }] },
  ],
  [
    'rsvp.guestNamesMissing',
    { allowParticipantGuests: true, guestLimit: 1, guestNamesRequired: true },
    { guests: [{}] },
  ],
  ['rsvp.notEligible', adults, {}],
  ['rsvp.groupMissing', inGroups(), {}],
])('refuses with %s as a join without paying does', async (code, event, more) => {
  const { eventId } = await aCardEvent(event);
  const me = checkoutApi.signedInAs(await aPerson());
  await expect(me.holdSpots({ eventId, ...more })).rejects.toMatchObject({ code });
});

it('refuses guests who could not show that the event is for them, and everyone once it is over', async () => {
  const grown = await aPerson({ birthdate: '2000-01-01' });
  const { eventId } = await aCardEvent({ ...adults, allowParticipantGuests: true, guestLimit: 1 });
  const me = checkoutApi.signedInAs(grown);
  const bringing = me.holdSpots({ eventId, guests: [{ name: 'Sam' }] });
  await expect(bringing).rejects.toMatchObject({ code: 'rsvp.guestsUnproven' });
  product.clock.forwardMinutes(8 * 24 * 60);
  await expect(me.holdSpots({ eventId })).rejects.toMatchObject({ code: 'rsvp.closed' });
});

it('lets no minor pay: a guardian pays for them', async () => {
  const { eventId } = await aCardEvent();
  const teen = checkoutApi.signedInAs(await aPerson({ birthdate: '2010-05-17' }));
  await expect(teen.holdSpots({ eventId })).rejects.toMatchObject({ code: 'order.adultPays' });
});
