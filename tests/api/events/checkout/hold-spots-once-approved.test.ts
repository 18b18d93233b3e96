import { afterEach, expect, it } from 'vitest';
import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { clock } from '#lambdas/kernel/clock.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aCardEvent, checkoutApi, ordersApi, payFor, settleAll } from '#tests/support/events/checkout.ts';
import { eventsApi } from '#tests/support/events/events.ts';
import { hostsApi } from '#tests/support/events/hosts.ts';
import { product } from '#tests/support/product/product.ts';

const hourMs = 3_600_000;
const dollars = (amount: number) => ({ amountMinor: amount * 100, currency: 'USD' as const });

afterEach(() => product.clock.reset());

/** A player that the host approved, so many hours before the start. */
async function approved(hoursBefore: number, more: object = {}) {
  const { eventId, event, host } = await aCardEvent({ creatorApprovalNeeded: true, ...more });
  const player = await aPerson();
  await eventsApi.signedInAs(player).joinEvent({ eventId });
  product.clock.moveTo(new Date(Date.parse(event.startsAt) - hoursBefore * hourMs));
  await hostsApi.signedInAs(host).decideRequests({ eventId, userIds: [player.userId], decision: 'approve' });
  return { eventId, event, host, player };
}

/** How many hours a spot is held from now on; the moment of the approval is a little earlier. */
const hoursHeld = ({ until }: { readonly until: string }) => (Date.parse(until) - clock.now().getTime()) / hourMs;

/** The spot that is held for a player. */
async function heldFor(eventId: string, player: Account): Promise<{ readonly until: string }> {
  const mine = await standing(eventId, player);
  if (mine.status !== 'offered') throw new Error(`No spot is held: ${mine.status}`);
  return mine;
}

const standing = async (eventId: string, player: Account) =>
  (await eventsApi.signedInAs(player).getEvent({ eventId })).mine;

it('holds the spot of an approved player for 24 hours, and seats them once they paid', async () => {
  const { eventId, player } = await approved(100);
  const held = await heldFor(eventId, player);
  expect(hoursHeld(held)).toBeCloseTo(24, 1);
  product.clock.forwardMinutes(20 * 60);
  const { order } = await checkoutApi.signedInAs(player).holdSpots({ eventId });
  expect(order).toMatchObject({ totalMinor: 1266, expiresAt: held.until });
  await payFor(eventId, player);
  expect((await standing(eventId, player)).status).toBe('in');
});

it('holds it until two hours before the start at most', async () => {
  const { eventId, event, player } = await approved(10);
  const until = new Date(Date.parse(event.startsAt) - 2 * hourMs).toISOString();
  expect(await standing(eventId, player)).toEqual({ status: 'offered', until });
  expect((await checkoutApi.signedInAs(player).holdSpots({ eventId })).order.expiresAt).toBe(until);
});

it('holds it for 20 minutes where the host approves within two hours of the start', async () => {
  const { eventId, player } = await approved(1);
  expect(hoursHeld(await heldFor(eventId, player))).toBeCloseTo(1 / 3, 1);
});

it('gives the spot to another player once the time to pay ran out, and takes nothing', async () => {
  const { eventId, host, player } = await approved(100, { capacity: 1, allowWaitlist: false });
  const { order } = await checkoutApi.signedInAs(player).holdSpots({ eventId });
  await ordersApi.signedInAs(player).startCheckout({ orderId: order.orderId });
  product.clock.forwardMinutes(24 * 60 + 1);
  await settleAll();
  expect(await ordersApi.signedInAs(player).getOrder({ orderId: order.orderId })).toMatchObject({
    status: 'expired',
    refundedMinor: 0,
  });
  const other = await aPerson();
  await eventsApi.signedInAs(other).joinEvent({ eventId });
  await hostsApi.signedInAs(host).decideRequests({ eventId, userIds: [other.userId], decision: 'approve' });
  await payFor(eventId, other);
  expect((await standing(eventId, other)).status).toBe('in');
});

it('lets an approved player choose a ticket, and the last one goes to who holds it first', async () => {
  const ticketTypes = [
    { key: 'adult', name: 'Adult', price: dollars(12) },
    { key: 'child', name: 'Child', price: dollars(5), quantity: 1 },
  ];
  const { eventId, host, player } = await approved(100, { price: undefined, ticketTypes });
  const other = await aPerson();
  await eventsApi.signedInAs(other).joinEvent({ eventId });
  await hostsApi.signedInAs(host).decideRequests({ eventId, userIds: [other.userId], decision: 'approve' });
  await checkoutApi.signedInAs(player).holdSpots({ eventId, ticket: 'child' });
  const late = checkoutApi.signedInAs(other).holdSpots({ eventId, ticket: 'child' });
  await expect(late).rejects.toMatchObject({ code: 'rsvp.ticketSoldOut' });
  await payFor(eventId, other, { ticket: 'adult' });
  expect((await standing(eventId, other)).status).toBe('in');
});
