import { expect, it } from 'vitest';
import { deliverOrder } from '#lambdas/events/checkout/delivery/deliver.ts';
import type { makeRefund } from '#lambdas/payments/orders/make-refund.ts';
import { startCheckout } from '#lambdas/payments/orders/operations/start-checkout.ts';
import { settleOrder } from '#lambdas/payments/orders/settle-order.ts';
import { peopleOf } from '#lambdas/payments/ports/orders/order-claims.ts';
import { settlementFact } from '#lambdas/payments/ports/orders/settlement-fact.ts';
import { seatPaid } from '#shared/events/rsvp/line/paid-seats.ts';
import { seating } from '#shared/events/rsvp/line/seats.ts';
import { soldOf } from '#shared/events/rsvp/line/tickets.ts';
import { closed } from '#shared/payments/orders/order-moves.ts';
import { explore, schedules, twinSchedules } from '../../stage/explore.ts';
import { pastFaults } from '../../stage/past-faults.ts';
import { without } from '../../stage/twins.ts';
import { eventId, lineIn } from '../line/line-world.ts';
import { keepGoing } from './at-work.ts';
import { capacity, fewTickets, people, stageCheckout, type Twin } from './checkout-play.ts';
import { judgeEnd } from './judge-checkout.ts';

const minuteMs = 60_000;

const checkingOut =
  (twin: Twin = {}) =>
  async (seed: number): Promise<string | undefined> => {
    const play = stageCheckout(seed, twin);
    const { scheduler, memory, till } = play;
    let violation: string | undefined;
    memory.onCommit = () => {
      const line = lineIn(memory);
      const { taken, held } = seating(line);
      if (taken + held > capacity) violation ??= 'a seat has two holders';
      if (soldOf(line, 'few') > fewTickets) violation ??= 'more tickets are sold than there are';
    };
    const act = async (withinMinutes: number, work: () => Promise<unknown>) => {
      await scheduler.turn(minuteMs * scheduler.below(withinMinutes));
      await work().catch(pastFaults);
    };
    const anyPlayer = () => play.person(scheduler.below(people));
    const many = (count: number, work: () => Promise<unknown>, within = 40) =>
      Array.from({ length: count }, () => act(within, work));
    // Of some events most players come with others in one order.
    const isFamily = seed % 3 === 0;
    const buy = async () => {
      const first = scheduler.below(people);
      const others = [1, 2]
        .slice(0, isFamily ? scheduler.below(3) : 0)
        .map((next) => play.person((first + next) % people));
      await play.hold(play.person(first), others).catch(pastFaults);
      await play.pay(play.person(first));
    };
    await Promise.all([
      scheduler.run(),
      ...many(14, buy),
      ...many(6, () => play.pay(anyPlayer()), 80),
      ...many(3, () => play.leave(anyPlayer())),
      ...many(3, () => play.decline(anyPlayer())),
      ...(seed % 4 === 0 ? many(1, play.cancel) : []),
      keepGoing(play),
    ]);
    if (memory.defect) throw memory.defect;
    return violation ?? till.violation ?? judgeEnd(play);
  };

it('takes no money twice, keeps none without a seat, and gives no seat without money', async () => {
  expect(await explore(checkingOut(), schedules)).toEqual({ violations: 0, schedules });
});

const careless: typeof deliverOrder = async (orderId, { orders, seats }, now) => {
  const order = await orders.find(orderId);
  if (order) await seats.move(eventId, (line) => seatPaid(line, order.userId, { orderId, heads: 1 }, now));
};
const generous: typeof deliverOrder = async (orderId, { orders, seats }, now) => {
  const order = await orders.find(orderId);
  if (!order) return;
  const anyhow = { lapsed: { [order.userId]: orderId } };
  await seats.move(eventId, (line) => seatPaid({ ...line, ...anyhow }, order.userId, { orderId, heads: 1 }, now));
};
const hasty: typeof settleOrder = async ({ orderId, cause }, { orders }) => {
  await orders.move(orderId, (is) => ({ order: closed(is, cause === 'lapsed' ? 'expired' : 'cancelled') }));
};
const forgetful: typeof deliverOrder = async (orderId, { orders, seats, record }, now) => {
  const order = await orders.find(orderId);
  const [{ ticketId: ticket, personId } = { ticketId: undefined, personId: '' }] = order?.lines ?? [];
  if (!order) return;
  const moved = await seats.move(eventId, (line) =>
    seatPaid({ ...line, ticketLimits: {} }, personId, { orderId, heads: 1, ticket }, now),
  );
  const startsAt = order.startsAt;
  if (moved?.outcome !== 'in') await record(settlementFact({ orderId, personId, cause: 'undelivered', startsAt }, now));
};
/** Knows one player of an order only. */
const firstAlone: typeof deliverOrder = (orderId, by, now) => {
  const find: typeof by.orders.find = async (id) => {
    const order = await by.orders.find(id);
    return order && { ...order, lines: order.lines.slice(0, 1) };
  };
  return deliverOrder(orderId, { ...by, orders: { find } }, now);
};

/** Sends back all of an order when one of its players leaves. */
const wholesale: typeof settleOrder = async (asked, by, now) => {
  const order = await by.orders.find(asked.orderId);
  for (const personId of order ? peopleOf(order) : []) await settleOrder({ ...asked, personId }, by, now);
};
let keys = 0;
const keyless: typeof makeRefund = async (work, { orders, cashier }) => {
  const order = await orders.find(work.orderId);
  const refund = order?.refunds.find(({ refundId }) => refundId === work.refundId);
  keys += 1;
  if (order && refund) await cashier.refund(order, { ...refund, refundId: `${keys}` });
  return false;
};

/** Opens another page although a bank works on the payment of the one before. */
const impatient: typeof startCheckout = (asked, by, now) => {
  const move: typeof by.orders.move = (orderId, decide) =>
    by.orders.move(orderId, ({ awaitsBank: _, ...is }) => decide(is));
  return startCheckout(
    asked,
    { ...by, orders: { find: by.orders.find, move }, cashier: { ...by.cashier, close: async () => undefined } },
    now,
  );
};

const twins: readonly (readonly [string, Twin])[] = [
  ['a payment without a seat is kept', { deliver: careless }],
  ['who left is seated again by a late payment', { deliver: generous }],
  ['a late payment gets a ticket that is sold out', { deliver: forgetful }],
  ['an order is closed before the provider is asked', { settled: hasty }],
  ['another page is opened while a bank works on a payment', { start: impatient }],
  ['only the first player of an order gets the seat', { deliver: firstAlone }],
  ['the whole order goes back when one player leaves', { settled: wholesale }],
  ['refunds have no key of their own', { refund: keyless }],
  ['an order may have moved since it was looked at', { twist: without('version') }],
  ['a second order is made beside one that can be paid', { twist: without('orderId') }],
];

it.each(twins)('is caught when %s', async (_what, twin) => {
  expect((await explore(checkingOut(twin), twinSchedules, { untilFirst: true })).violations).toBe(1);
});
