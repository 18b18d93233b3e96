import { deliverOrder, sendAllBack } from '#lambdas/events/checkout/delivery/deliver.ts';
import { keepHold } from '#lambdas/events/checkout/keep-hold.ts';
import { reserve } from '#lambdas/events/checkout/reserve.ts';
import type { StoredLine } from '#lambdas/events/rsvp/line/line.ts';
import { createSeatStore } from '#lambdas/events/rsvp/line/seats.ts';
import { settle } from '#lambdas/events/rsvp/projector/follow-line.ts';
import type { TakeSlots } from '#lambdas/events/slots/slots-of-order.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { outboxEntity } from '#lambdas/kernel/messages/outbox.entity.ts';
import { expireOrder } from '#lambdas/payments/orders/expiry-work.ts';
import { makeRefund } from '#lambdas/payments/orders/make-refund.ts';
import { startCheckout } from '#lambdas/payments/orders/operations/start-checkout.ts';
import { settleOrder } from '#lambdas/payments/orders/settle-order.ts';
import { createOrders } from '#lambdas/payments/ports/orders/orders.ts';
import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { withoutPerson } from '#shared/events/rsvp/line/line-state.ts';
import { holdChanged, orderPaid, refundAsked, settlementAsked } from '#shared/payments/orders/messages.ts';
import { anOrder } from '#tests/support/payments/an-order.ts';
import { expireOrders } from '../../payments/expire-orders.ts';
import { AtLeastOnce, type Listeners } from '../../stage/at-least-once.ts';
import { roughDay } from '../../stage/faults.ts';
import { MemoryTable, type Write } from '../../stage/memory-table.ts';
import { pastFaults } from '../../stage/past-faults.ts';
import { Scheduler } from '../../stage/scheduler.ts';
import { stage } from '../../stage/stage.ts';
import { closeLine, eventId, personId, plantLine } from '../line/line-world.ts';
import { lineOf, totalsOf } from './played-orders.ts';
import { newsOf, Till } from './till.ts';

export const capacity = 3;
export const people = 5;
/** Of one kind of ticket there is one, of the other as many as there are seats. */
export const fewTickets = 1;
const minuteMs = 60_000;
const start = Date.parse('2026-12-01T12:00:00Z');
const startsAt = '2026-12-09T00:00:00.000Z';

let playing: Scheduler | undefined;
const seats = createSeatStore(stage.table, stage.retry, () => playing?.now ?? new Date(start));
const orders = createOrders(stage.table, stage.retry);
/** That spots are sold on a linked account is proven with accounts. */
const uses = { begin: async () => [] };
const outbox = outboxEntity(stage.table);
const record = async (fact: Parameters<typeof outbox.put>[0] & object) => void (await outbox.put(fact as never).go());

/** What of the product is broken on purpose. */
export interface Twin {
  readonly twist?: (write: Write) => Write;
  readonly deliver?: typeof deliverOrder;
  readonly settled?: typeof settleOrder;
  readonly refund?: typeof makeRefund;
  readonly start?: typeof startCheckout;
  /** Where slots are sold with the spots. */
  readonly takeSlots?: TakeSlots;
}

/** One event that players pay for: they hold spots, pay, press twice, leave, let the time run out; the event may be called off. */
export function stageCheckout(
  seed: number,
  {
    twist,
    deliver = deliverOrder,
    settled = settleOrder,
    refund = makeRefund,
    start: begin = startCheckout,
    takeSlots = async () => [],
  }: Twin,
) {
  const scheduler = new Scheduler(seed, start);
  playing = scheduler;
  const memory = new MemoryTable(scheduler, roughDay, twist);
  stage.set(scheduler, memory);
  const till = new Till(scheduler);
  const hours = { joinsUntil: startsAt, closesAt: startsAt, startsAt, endsAt: '2026-12-09T02:00:00.000Z' };
  plantLine(memory, capacity, capacity, {
    mode: 'fifo_offer',
    waitLeft: 0,
    paysFirst: true,
    ticketLimits: { few: fewTickets },
    ...hours,
  });
  const due = { schedule: async () => undefined as never };
  const by = { orders, seats, record: record as never, cashier: till.cashier, due, takeSlots };
  const again = new AtLeastOnce(scheduler);
  let made = 0;

  /**
   * A payer holds a spot for one player or more: themselves, the next one, or both, as two parents do for the same children; and
   * slots for themselves.
   */
  const hold = async (userId: string, others: readonly string[] = [], slots: readonly string[] = []) => {
    const { now } = scheduler;
    const together = [userId, ...others];
    const found = await Promise.all(together.map((one) => orders.findFor({ subjectId: eventId, personId: one })));
    const before = new Map(together.flatMap((one, index) => (found[index] ? [[one, found[index]] as const] : [])));
    made += 1;
    const players = together.map((person) => ({ person, heads: 1, ticket: scheduler.random() < 0.5 ? 'few' : 'many' }));
    const order = anOrder({
      orderId: idFrom('order', String(seed), String(made)),
      subjectId: eventId,
      userId,
      lines: [
        ...players.map(({ person, ticket }) => lineOf(person, { kind: 'ticket', ticketId: ticket })),
        ...slots.map((slotId) => lineOf(userId, { kind: 'slot', slotId })),
      ],
      ...(players.length + slots.length > 1 && totalsOf(players.length + slots.length)),
      createdAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + 10 * minuteMs).toISOString(),
      startsAt,
    });
    const checks = (line: StoredLine) => takeSlots(order, line);
    await reserve(order, before, { eventId, players, checks, now }, { seats, orders, uses });
    return order.orderId;
  };

  const takesPayments = async () => true;
  const pay = async (userId: string) =>
    payOrder(await orders.findFor({ subjectId: eventId, personId: userId }), userId);
  const payOrder = async (order: StoredOrder | undefined, userId: string): Promise<void> => {
    if (!order) return;
    const asked = { orderId: order.orderId, userId };
    await begin(asked, { ...by, takesPayments }, scheduler.now).catch(pastFaults);
    await scheduler.turn(scheduler.below(12) * minuteMs);
    const page = [...till.pages.values()].findLast((one) => one.orderId === order.orderId);
    if (!page || scheduler.random() >= 0.8) return;
    const how = scheduler.random() < 0.3 ? 'processing' : 'complete';
    till.pay(page.sessionId, how);
    if (how === 'complete' || scheduler.random() < 0.5) return;
    // A bank takes days, and not everyone waits for it: some try once more when the first page is over.
    await scheduler.turn((30 + scheduler.below(30)) * minuteMs);
    await payOrder(order, userId);
  };

  /** The provider tells of payments, again and again, in any order and late; of some it never does. */
  const tell = async () => {
    for (const page of till.pages.values()) {
      if (page.isUntold || page.status === 'open' || page.status === 'expired') continue;
      await again.do(`${page.sessionId} ${page.status}`, () =>
        orders.move(page.orderId, (is) => newsOf(page, is, scheduler.now)),
      );
    }
  };

  const events = { find: async () => ({ status: 'cancelled', cancelled: { reason: 'weather' } }) as never };
  const cancel = async () => {
    await seats.move(eventId, (line) => ({ outcome: 'closed', line: { ...line } }));
    closeLine(memory);
    called = true;
  };
  let called = false;

  const listeners: Listeners = {
    [orderPaid.name]: ({ orderId }: { orderId: string }) => deliver(orderId, by, scheduler.now),
    [holdChanged.name]: (data) => keepHold(data, by, scheduler.now),
    [settlementAsked.name]: (data) => settled(data, by, scheduler.now),
    [refundAsked.name]: (data) => refund(data, by, scheduler.now),
  };

  /** Every fact reaches its listeners, at least once. */
  const hear = async () => {
    await again.hear(memory, listeners);
    if (called)
      await sendAllBack(eventId, { ...by, events, datesWith: async () => undefined }, scheduler.now).catch(pastFaults);
  };

  const keep = async () => {
    await settle(eventId, { seats }, scheduler.now).catch(pastFaults);
    await expireOrders({ memory, again, now: scheduler.now }, (orderId) => expireOrder(orderId, by, scheduler.now));
  };

  const leave = (userId: string) => seats.leave({ eventId, userId, now: scheduler.now });
  const decline = (userId: string) =>
    seats.move(eventId, (line) =>
      userId in line.offers ? { outcome: 'left', line: withoutPerson(line, userId) } : { outcome: 'no' },
    );
  const parts = { seats, orders, uses, takeSlots };
  return {
    scheduler,
    memory,
    till,
    parts,
    hold,
    pay,
    payOrder,
    tell,
    hear,
    keep,
    leave,
    decline,
    cancel,
    person: personId,
  };
}
