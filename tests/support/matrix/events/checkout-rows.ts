import { expect } from 'vitest';
import { clock } from '#lambdas/kernel/clock.ts';
import { newId } from '#lambdas/kernel/data/new-id.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { orderEntity } from '#lambdas/payments/ports/orders/order.entity.ts';
import { aCardEvent, checkoutApi, discountsApi, ordersApi } from '../../events/checkout.ts';
import { upkeepAs } from '../../events/lifecycle.ts';
import { tenAtTheDoor } from '../../events/payments.ts';
import { anOrder } from '../../payments/an-order.ts';
import { orderPage } from '../../payments/order-pages.ts';
import { holds, ordersOf } from '../../payments/paying-guests.ts';
import type { Binding } from '../cell.ts';
import { bind } from './bind-event.ts';
import type { EventWorld } from './event-world.ts';

const checkout = ({ callerId }: EventWorld) =>
  callerId ? checkoutApi.signedInAs({ userId: callerId }) : checkoutApi.signedOut();
const orders = ({ callerId }: EventWorld) =>
  callerId ? ordersApi.signedInAs({ userId: callerId }) : ordersApi.signedOut();

const codes = ({ callerId }: EventWorld) =>
  callerId ? discountsApi.signedInAs({ userId: callerId }) : discountsApi.signedOut();

const nowhere = 'ord_00000000000000000000000000';
const made = new WeakMap<EventWorld, string>();

/** An order of the caller, where they are a joiner; otherwise of the other joiner. */
async function anOrderHere(world: EventWorld, differences: Parameters<typeof anOrder>[0] = {}): Promise<void> {
  const isPayer = world.isHere && world.callerId !== world.creatorId;
  const now = clock.now();
  const order = anOrder({
    orderId: newId('order', now),
    subjectId: world.eventId,
    userId: (isPayer && world.callerId) || world.joiner.userId,
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + 600_000).toISOString(),
    status: 'awaiting_payment',
    attempt: 1,
    sessionId: 'cs_open',
    sessionUrl: 'https://pay.example/cs_open',
    sessionUntil: new Date(now.getTime() + 1_800_000).toISOString(),
    ...differences,
  });
  await orderEntity(table())
    .put({ ...order })
    .go();
  made.set(world, order.orderId);
}

const orderIn = (world: EventWorld, eventId: string): string =>
  (eventId === world.eventId && made.get(world)) || nowhere;

/** Rows of paying for events by card. */
export const checkoutRows: Readonly<Record<string, Binding>> = {
  'event.checkout': bind({
    operations: ['startCheckout', 'getOrder'],
    self: 'joiner',
    event: tenAtTheDoor,
    prepare: (world) => anOrderHere(world),
    call: (world, eventId) => orders(world).startCheckout({ orderId: orderIn(world, eventId) }),
  }),
  'event.delete.paidJoiners': bind({
    operations: ['deleteEvent'],
    prepare: async ({ creator, eventId, joiner, version }) => {
      await orderEntity(table())
        .put({ ...anOrder({ subjectId: eventId, userId: joiner.userId, status: 'disputed', refundableMinor: 1266 }) })
        .go();
      await creator.cancelEvent({ eventId, version, reason: 'host' });
    },
    call: ({ callerId, version }, eventId) => upkeepAs(callerId).deleteEvent({ eventId, version: version + 1 }),
  }),
  // The page has no session: everyone is a stranger to it.
  'pay.fakeSuccess': {
    operations: [],
    ask: async () => {
      const { eventId, host } = await aCardEvent();
      const { paid } = await holds(eventId);
      const { body } = await orderPage(`${paid}&redirect_status=succeeded`);
      return { body, orders: await ordersOf(eventId, host) };
    },
    reduced: (answer) => {
      const { body, orders: found } = answer as { body: string; orders: Awaited<ReturnType<typeof ordersOf>> };
      expect(body).toContain('Your payment is pending.');
      expect(found.map(({ status, paidAt }) => [status, paidAt])).toEqual([['awaiting_payment', undefined]]);
    },
  },
  'event.checkout.code': bind({
    operations: ['applyCode', 'removeCode', 'chooseCredit'],
    self: 'joiner',
    event: tenAtTheDoor,
    prepare: (world) => anOrderHere(world, { status: 'reserved', attempt: 0 }),
    call: (world, eventId) => orders(world).removeCode({ orderId: orderIn(world, eventId) }),
  }),
  'event.checkout.refund': bind({
    operations: ['chooseRefund', 'answerCreditOffer'],
    self: 'joiner',
    event: tenAtTheDoor,
    prepare: (world) =>
      anOrderHere(world, {
        status: 'paid',
        terms: { refundPolicy: 'flexible', refundTo: 'choice' },
        refundableMinor: 1266,
      }),
    call: (world, eventId) =>
      orders(world).chooseRefund({ orderId: orderIn(world, eventId), personId: world.joiner.userId, to: 'credit' }),
  }),
  'event.clientPrice': bind({
    operations: ['holdSlot', 'holdSpots'],
    self: 'none',
    event: tenAtTheDoor,
    call: (world, eventId) => checkout(world).holdSpots({ eventId, cost: 1 } as never),
  }),
  'event.quote': bind({
    operations: ['getEventQuote', 'listOrders'],
    self: 'none',
    event: tenAtTheDoor,
    call: (world, eventId) => checkout(world).getEventQuote({ eventId }),
  }),
  'event.orders.list': bind({
    operations: ['listEventOrders', 'previewRefunds'],
    self: 'none',
    event: tenAtTheDoor,
    call: (world, eventId) => checkout(world).listEventOrders({ eventId }),
  }),
  'event.discounts.list': bind({
    operations: ['listEventDiscounts'],
    self: 'none',
    event: tenAtTheDoor,
    call: (world, eventId) => codes(world).listEventDiscounts({ eventId }),
  }),
  'pay.discounts.save': bind({
    operations: ['saveEventDiscount', 'endEventDiscount'],
    self: 'none',
    event: tenAtTheDoor,
    call: (world, eventId) => codes(world).saveEventDiscount({ eventId, code: 'FRIENDS', off: { kind: 'spot' } }),
  }),
  'pay.refund': bind({
    operations: ['refundEventOrder'],
    self: 'none',
    event: tenAtTheDoor,
    prepare: (world) =>
      anOrderHere(world, { status: 'paid', refundableMinor: 1266, paidAt: clock.now().toISOString() }),
    call: (world, eventId) =>
      checkout(world).refundEventOrder({ eventId, orderId: made.get(world) ?? nowhere, amountMinor: 1 }),
  }),
  'pay.dispute': bind({
    operations: ['getEventDispute', 'answerDispute'],
    self: 'none',
    event: tenAtTheDoor,
    prepare: (world) =>
      anOrderHere(world, {
        status: 'disputed',
        refundableMinor: 1266,
        disputes: [
          { disputeId: 'dp_1', amountMinor: 1266, status: 'needs_response', openedAt: clock.now().toISOString() },
        ],
      }),
    call: (world, eventId) =>
      checkout(world).answerDispute({
        eventId,
        orderId: made.get(world) ?? nowhere,
        answer: 'They played.',
        send: false,
      }),
  }),
};
