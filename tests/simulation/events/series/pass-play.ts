import { deliverOrder } from '#lambdas/events/checkout/delivery/deliver.ts';
import { keepHold } from '#lambdas/events/checkout/keep-hold.ts';
import { reserve } from '#lambdas/events/checkout/reserve.ts';
import { type StoredLine, toLine } from '#lambdas/events/rsvp/line/line.ts';
import { seatsEntity } from '#lambdas/events/rsvp/line/seats.entity.ts';
import { createSeatStore } from '#lambdas/events/rsvp/line/seats.ts';
import { settle } from '#lambdas/events/rsvp/projector/follow-line.ts';
import { holdLooked } from '#lambdas/events/series/pass/hold-looked.ts';
import { lookAtPass } from '#lambdas/events/series/pass/look-at-pass.ts';
import { together } from '#lambdas/events/series/pass/together.ts';
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
import { aLine } from '#tests/support/events/line.ts';
import { anOrder } from '#tests/support/payments/an-order.ts';
import { expireOrders } from '../../payments/expire-orders.ts';
import { AtLeastOnce, type Listeners } from '../../stage/at-least-once.ts';
import { roughDay } from '../../stage/faults.ts';
import { MemoryTable, type Write } from '../../stage/memory-table.ts';
import { Scheduler } from '../../stage/scheduler.ts';
import { stage } from '../../stage/stage.ts';
import { newsOf, Till } from '../checkout/till.ts';
import { personId } from '../line/line-world.ts';

export const capacity = 2;
export const people = 4;
export const eventIds = ['A', 'B', 'C'].map((letter) => `evt_01HZX0000000000000000000A${letter}`);
const rootId = 'srs_01HZX0000000000000000000AA';
const minuteMs = 60_000;
const start = Date.parse('2026-12-01T12:00:00Z');
const startsAt = '2026-12-19T00:00:00.000Z';

let playing: Scheduler | undefined;
const seats = createSeatStore(stage.table, stage.retry, () => playing?.now ?? new Date(start));
const orders = createOrders(stage.table, stage.retry);
const uses = { begin: async () => [] };
const outbox = outboxEntity(stage.table);
const lines = seatsEntity(stage.table);
const record = async (fact: Parameters<typeof outbox.put>[0] & object) => void (await outbox.put(fact as never).go());

/** What of the product is broken on purpose. */
export interface Twin {
  readonly twist?: (write: Write) => Write;
  readonly deliver?: typeof deliverOrder;
  readonly settled?: typeof settleOrder;
  /** How buyers of passes see a line. */
  readonly seen?: (line: StoredLine, orders: readonly StoredOrder[]) => StoredLine;
}

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });
const eventOf = (eventId: string) =>
  ({
    eventId,
    rootId,
    status: 'scheduled',
    title: 'Doubles night',
    creatorId: 'host',
    visibility: 'public',
    shareToken: '',
    startsAt,
    timeZone: 'America/Chicago',
    price: usd(1200),
    passPrice: usd(1000),
    refundPolicy: 'flexible',
  }) as never;
const seller = { plan: 'rookie', account: { ownerKind: 'user', ownerId: 'host', stripeId: 'acct_seller' } } as never;

export const linesIn = (memory: MemoryTable): Map<string, StoredLine> =>
  new Map(memory.entity('seats').map((item) => [toLine(item).eventId, toLine(item)]));

/** Names a spot by player and event, whichever kind of order pays for it. */
export const spotIn = (person: string, eventId: string): string => `${person}/${eventId}`;

/** Three dates with two seats each: players buy passes and single dates, press twice, leave, and let the time run out. */
export function stagePasses(seed: number, { twist, deliver = deliverOrder, settled = settleOrder, seen }: Twin) {
  const scheduler = new Scheduler(seed, start);
  const again = new AtLeastOnce(scheduler);
  playing = scheduler;
  const memory = new MemoryTable(scheduler, roughDay, twist);
  stage.set(scheduler, memory);
  const till = new Till(scheduler, (spot, { subjectKind, subjectId }) =>
    subjectKind === 'series' ? spot : spotIn(spot, subjectId),
  );
  for (const eventId of eventIds) plant(memory, eventId);
  const due = { schedule: async () => undefined as never };
  const by = { takeSlots: async () => [], orders, seats, record: record as never, cashier: till.cashier, due };
  const see = (line: StoredLine) => seen?.(line, memory.entity('order') as unknown as StoredOrder[]) ?? line;
  const move: typeof seats.move = (eventId, decide, ...more) => seats.move(eventId, (is) => decide(see(is)), ...more);
  const find = async (eventId: string) => {
    const line = await seats.find(eventId);
    return line && see(line);
  };
  const buying = { ...by, uses, seats: { ...seats, find, move } };
  let made = 0;

  /** A pass for one player, or for the children of a guardian who pays for them. */
  const buyPass = async (userId: string, players: readonly string[] = [userId]) => {
    const { now } = scheduler;
    const people = players.map((one) => ({ personId: one, name: 'A player', facts: {}, memberOf: [] }));
    const [event, ...others] = eventIds.map(eventOf);
    const looked = await lookAtPass({ event, rootId, coming: [event, ...others] } as never, people, buying, now);
    await scheduler.turn(scheduler.below(2) * minuteMs);
    const account = { userId, displayName: 'Priya S.', birthdate: '1990-01-01' } as never;
    const all = { ...looked, players: together(looked.players, now) };
    return (await holdLooked(all, seller, { userId, account, now }, buying)).orderId;
  };

  const buyOne = async (userId: string, eventId: string) => {
    const { now } = scheduler;
    const before = await orders.findFor({ subjectId: eventId, personId: userId });
    made += 1;
    const order = anOrder({
      orderId: idFrom('order', String(seed), String(made)),
      subjectId: eventId,
      userId,
      lines: [{ kind: 'spot', personId: userId, name: 'A player', amountMinor: 1200 }],
      createdAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + 10 * minuteMs).toISOString(),
      startsAt,
    });
    if (before?.paidAt) return before.orderId;
    const replaced = new Map(before ? [[userId, before]] : []);
    await reserve(order, replaced, { eventId, players: [{ person: userId, heads: 1 }], now }, { seats, orders, uses });
    return order.orderId;
  };

  const pay = async (orderId: string, userId: string) => {
    await startCheckout({ orderId, userId }, { ...by, takesPayments: async () => true }, scheduler.now).catch(
      () => undefined,
    );
    await scheduler.turn(scheduler.below(12) * minuteMs);
    const page = [...till.pages.values()].findLast((one) => one.orderId === orderId);
    if (page && scheduler.random() < 0.8)
      till.pay(page.sessionId, scheduler.random() < 0.3 ? 'processing' : 'complete');
  };

  const tell = async () => {
    for (const page of till.pages.values()) {
      if (page.isUntold || page.status === 'open' || page.status === 'expired') continue;
      await again.do(`${page.sessionId} ${page.status}`, () =>
        orders.move(page.orderId, (is) => newsOf(page, is, scheduler.now)),
      );
    }
  };

  const listeners: Listeners = {
    [orderPaid.name]: ({ orderId }: { orderId: string }) => deliver(orderId, by, scheduler.now),
    [holdChanged.name]: (data) => keepHold(data, by, scheduler.now),
    [settlementAsked.name]: (data) => settled(data, by, scheduler.now),
    [refundAsked.name]: (data) => makeRefund(data, by, scheduler.now),
  };
  const hear = async () => {
    await again.hear(memory, listeners);
  };
  const keep = async () => {
    for (const eventId of eventIds) await settle(eventId, { seats }, scheduler.now).catch(() => undefined);
    await expireOrders({ memory, again, now: scheduler.now }, (orderId) => expireOrder(orderId, by, scheduler.now));
  };
  const leave = (userId: string, eventId: string) => seats.leave({ eventId, userId, now: scheduler.now });
  const decline = (userId: string, eventId: string) =>
    seats.move(eventId, (line) =>
      userId in line.offers ? { outcome: 'left', line: withoutPerson(line, userId) } : { outcome: 'no' },
    );
  return { scheduler, memory, till, buyPass, buyOne, pay, tell, hear, keep, leave, decline, person: personId };
}

function plant(memory: MemoryTable, eventId: string): void {
  const { Key } = lines.get({ eventId }).params<{ Key: { pk: string; sk: string } }>();
  const hours = { joinsUntil: startsAt, closesAt: startsAt, startsAt, endsAt: '2026-12-19T02:00:00.000Z' };
  const terms = { mode: 'fifo_offer' as const, waitLeft: 0, paysFirst: true };
  const line = aLine({ eventId, capacity, room: capacity, ...terms, ...hours });
  memory.items.set(`${Key.pk}|${Key.sk}`, { ...Key, ...line, __edb_e__: 'seats', __edb_v__: '1' });
}
