import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { payOrder } from '#tests/support/competitions/season-checkout.ts';
import {
  aSellingHost,
  checkoutApi,
  discountsApi,
  ordersApi,
  payFor,
  settleAll,
  twelveByCard,
} from '#tests/support/events/checkout.ts';
import { eventDetails, eventsApi } from '#tests/support/events/events.ts';
import { aCardEventWithCode } from '#tests/support/events/selling/discounts.ts';
import { slotsApi } from '#tests/support/events/slots.ts';
import { teamDiscountsApi } from '#tests/support/payments/discounts.ts';
import { aTeam } from '#tests/support/teams/teams.ts';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });
const racket = { slotId: 'racket', label: 'Racket rental', quantity: 5, price: usd(500) };
const lesson = { slotId: 'lesson', label: 'Lesson', quantity: 5, price: usd(1500) };
const extras = { eventSlotGroup: [{ label: 'Extras', selection: 'many', slots: [racket, lesson] }] };
const tickets = {
  price: undefined,
  ticketTypes: [
    { key: 'early', name: 'Early', price: usd(1000) },
    { key: 'vip', name: 'VIP', price: usd(4000) },
  ],
};
const half = { off: { kind: 'percent' as const, percent: 50 } };
const code = 'FRIENDS';

/** A player of an event with a code for some of what it sells. */
async function aBuyer(products: string[], event: object = extras, said: object = half) {
  const sold = await aCardEventWithCode({ products, ...said }, event);
  return { ...sold, ...(await aPlayer()) };
}

async function aPlayer() {
  const player = await aPerson();
  return { player, checkout: checkoutApi.signedInAs(player), mine: ordersApi.signedInAs(player) };
}

it('lowers the ticket that it is for, and refuses the others with discount.otherProduct', async () => {
  const { eventId, checkout, mine } = await aBuyer(['ticket.early'], tickets, { off: { kind: 'spot' } });
  const { order: early } = await checkout.holdSpots({ eventId, ticket: 'early' });
  expect(await mine.applyCode({ orderId: early.orderId, code })).toMatchObject({ totalMinor: 0 });
  const { order: vip } = await checkout.holdSpots({ eventId, ticket: 'vip' });
  const refused = mine.applyCode({ orderId: vip.orderId, code });
  await expect(refused).rejects.toMatchObject({ code: 'discount.otherProduct' });
});

it('lowers the slot that it is for, and neither the spot nor other slots', async () => {
  const { eventId, checkout, mine } = await aBuyer(['slot.racket']);
  const { order } = await checkout.holdSpots({ eventId, slots: ['racket', 'lesson'] });
  const { lines } = await mine.applyCode({ orderId: order.orderId, code });
  expect(lines.map(({ kind, slotId, amountMinor }) => [kind, slotId, amountMinor])).toEqual([
    ['spot', undefined, 1200],
    ['slot', 'racket', 250],
    ['slot', 'lesson', 1500],
  ]);
});

it('lowers spots alone where it names no slot', async () => {
  const { eventId, checkout, mine } = await aBuyer(['spot']);
  const { order } = await checkout.holdSpots({ eventId, slots: ['racket'] });
  const { lines } = await mine.applyCode({ orderId: order.orderId, code });
  expect(lines.map(({ amountMinor }) => amountMinor)).toEqual([600, 500]);
});

it('can take all of a slot that is bought later, which is theirs without a card', async () => {
  const { eventId, player, checkout, mine } = await aBuyer(['slot.racket'], extras, { off: { kind: 'spot' } });
  await payFor(eventId, player);
  const { order } = await checkout.holdSlot({ eventId, slotId: 'racket' });
  expect(order.takesCodes).toBe(true);
  expect((await mine.applyCode({ orderId: order.orderId, code })).totalMinor).toBe(0);
  await payOrder(player, order.orderId);
  expect((await mine.getOrder({ orderId: order.orderId })).status).toBe('paid');
  const { slots } = await slotsApi.signedInAs(player).listSlots({ eventId });
  expect(slots.find(({ slotId }) => slotId === 'racket')).toMatchObject({ isMine: true, taken: 1 });
  await slotsApi.signedInAs(player).releaseSlot({ eventId, slotId: 'racket' });
  await settleAll();
  expect(await mine.getOrder({ orderId: order.orderId })).toMatchObject({ refundedMinor: 0 });
  const { order: other } = await checkout.holdSlot({ eventId, slotId: 'lesson' });
  expect(other.takesCodes).toBe(false);
});

it('leaves what comes off the spot without a code, where it is for a slot', async () => {
  const { teamId, owner } = await aTeam();
  const event = { ...extras, hostingTeam: teamId };
  await aSellingHost(owner);
  const { eventId } = await eventsApi.signedInAs(owner).scheduleEvent(eventDetails({ ...twelveByCard, ...event }));
  await discountsApi.signedInAs(owner).saveEventDiscount({ eventId, code, products: ['slot.lesson'], ...half });
  const { checkout, mine } = await aPlayer();
  const early = { rule: 'early' as const, off: { kind: 'percent' as const, percent: 25 }, lastDay: '2099-01-01' };
  await teamDiscountsApi.signedInAs(owner).saveAutomaticDiscount({ teamId, ...early });
  const { order } = await checkout.holdSpots({ eventId, slots: ['lesson'] });
  expect(order.lines.map(({ amountMinor }) => amountMinor)).toEqual([900, 1500]);
  const lowered = await mine.applyCode({ orderId: order.orderId, code });
  expect(lowered.lines.map(({ amountMinor }) => amountMinor)).toEqual([900, 750]);
  expect((await mine.removeCode({ orderId: order.orderId })).lines.map(({ amountMinor }) => amountMinor)).toEqual([
    900, 1500,
  ]);
});
