import { toKey } from '#lambdas/accounts/ports/person-key.ts';
import { deliverOrder } from '#lambdas/events/checkout/delivery/deliver.ts';
import { keepHold } from '#lambdas/events/checkout/keep-hold.ts';
import { type LockingShares, lockShare } from '#lambdas/events/checkout/shares/lock-share.ts';
import type { StoredEvent } from '#lambdas/events/details/stored-event.ts';
import { createSeatStore } from '#lambdas/events/rsvp/line/seats.ts';
import { settle } from '#lambdas/events/rsvp/projector/follow-line.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { outboxEntity } from '#lambdas/kernel/messages/outbox.entity.ts';
import { chargeOrder } from '#lambdas/payments/orders/charge-work.ts';
import { expireOrder } from '#lambdas/payments/orders/expiry-work.ts';
import { afterPayment } from '#lambdas/payments/orders/on-payment.ts';
import { settleOrder } from '#lambdas/payments/orders/settle-order.ts';
import { orderEntity } from '#lambdas/payments/ports/orders/order.entity.ts';
import { createOrders, type Orders } from '#lambdas/payments/ports/orders/orders.ts';
import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { chargeAsked, holdChanged, orderPaid, settlementAsked } from '#shared/payments/orders/messages.ts';
import { isOpen } from '#shared/payments/orders/states.ts';
import { anOrder } from '#tests/support/payments/an-order.ts';
import { cardTill } from '../../payments/card-till.ts';
import { expireOrders } from '../../payments/expire-orders.ts';
import { AtLeastOnce, type Listeners } from '../../stage/at-least-once.ts';
import type { MemoryTable } from '../../stage/memory-table.ts';
import { pastFaults } from '../../stage/past-faults.ts';
import { roughStage } from '../../stage/rough-stage.ts';
import type { Scheduler } from '../../stage/scheduler.ts';
import { stage } from '../../stage/stage.ts';
import { eventId, personId, plantLine } from '../line/line-world.ts';

const start = Date.parse('2026-12-01T10:00:00Z');
const startsAt = '2026-12-01T12:00:00.000Z';
const locksAt = '2026-12-01T10:00:00.000Z';
/** Of $30, $14 at most each, which is $14.72 with the service fee. */
export const shared = { totalMinor: 3000, capMinor: 1400, mostMinor: 1472, players: 4, minimum: 4 };
const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });

/** How a broken version differs. */
export interface Twin {
  /** The provider is asked with another key each time, and for no charge before. */
  readonly forgetsKeys?: boolean;
  /** What it makes of the event that it reads. */
  readonly sees?: (event: StoredEvent) => StoredEvent;
  /** It forgets what the payer agreed to. */
  readonly forgetsMost?: boolean;
}

let playing: Scheduler | undefined;
const now = () => playing?.now ?? new Date(start);
const seats = createSeatStore(stage.table, stage.retry, now);
const stored = createOrders(stage.table, stage.retry, now);
const rows = orderEntity(stage.table);
const outbox = outboxEntity(stage.table);
const record: LockingShares['record'] = async (fact) => void (await outbox.put(fact).go());

const forgetting: Pick<Orders, 'find' | 'move'> = {
  find: stored.find,
  move: (orderId, decide) =>
    stored.move(orderId, (is) =>
      decide(is.pledge && !is.pledge.lockedAt ? { ...is, pledge: { ...is.pledge, mostMinor: 1e9 } } : is),
    ),
};

const theEvent = (hasMinimum: boolean) =>
  ({
    eventId,
    status: 'scheduled',
    startsAt,
    creatorId: 'host',
    costShare: { total: usd(shared.totalMinor), capPerHead: usd(shared.capMinor) },
    refundPolicy: 'flexible',
    hasMinimumNeeded: hasMinimum,
    minimumNeeded: shared.minimum,
    hoursToCancelBefore: 1,
    countGuestsInMinimum: true,
    minimumKept: true,
  }) as unknown as StoredEvent;

const pledgedOrder = (at: number): StoredOrder =>
  anOrder({
    orderId: idFrom('order', String(at)),
    subjectId: eventId,
    userId: personId(at),
    lines: [{ kind: 'spot', personId: personId(at), name: 'A player', amountMinor: shared.capMinor }],
    totalMinor: shared.mostMinor,
    startsAt,
    expiresAt: '2027-03-01T12:00:00.000Z',
    savedCard: { customerId: `cus_${at}`, paymentMethodId: `pm_${at}` },
    pledge: { mostMinor: shared.mostMinor, fees: { plan: 'rookie', feePayer: 'player' }, savedAt: locksAt },
  });

/** An event two hours before its start, with players who saved their cards. */
export function stageSharedCost(seed: number, twin: Twin) {
  const { scheduler, memory, weather } = roughStage(seed, start);
  playing = scheduler;
  const { charger, taken, take } = cardTill(scheduler, weather, { ...twin, refusesOneOf: 4 });
  const event = theEvent(seed % 2 === 0);
  const everyone = Array.from({ length: shared.players }, (_, at) => pledgedOrder(at));
  const order = Object.fromEntries(everyone.map(({ userId }, at) => [toKey(userId), at + 1]));
  const orders = Object.fromEntries(everyone.map(({ userId, orderId }) => [toKey(userId), orderId]));
  const hours = { joinsUntil: startsAt, closesAt: startsAt, startsAt, endsAt: '2026-12-01T14:00:00.000Z' };
  const counts = { nextNumber: shared.players + 1, entries: shared.players, left: 10 - shared.players };
  plantLine(memory, 10, 10, { mode: 'fifo_offer', paysFirst: true, waitLeft: 0, order, orders, ...counts, ...hours });
  const cashier = {
    close: async (is: StoredOrder) => {
      const charged = is.savedCard && (await charger.find(is, is.savedCard));
      return charged && 'payment' in charged ? charged.payment : undefined;
    },
  };
  const by = { orders: stored, seats, record, cashier, charger, takeSlots: async () => [] };
  const { sees = (is: StoredEvent) => is } = twin;
  const locking = { ...by, orders: twin.forgetsMost ? forgetting : stored, events: { find: async () => sees(event) } };
  const listeners: Listeners = {
    [chargeAsked.name]: ({ orderId }: { orderId: string }) => chargeOrder(orderId, by, now()),
    [settlementAsked.name]: (data) => settleOrder(data, by, now()),
    [holdChanged.name]: (data) => keepHold(data, by, now()),
    [orderPaid.name]: ({ orderId }: { orderId: string }) => deliverOrder(orderId, by, now()),
  };
  const again = new AtLeastOnce(scheduler);
  const calm = (work: Promise<unknown>) => work.catch(pastFaults);
  return {
    scheduler,
    memory,
    weather,
    taken,
    event,
    begin: async () => {
      for (const one of everyone) await rows.put({ ...one }).go();
    },
    lock: () => calm(lockShare({ eventId, locksAt }, locking, now())),
    leave: (at: number) => calm(seats.leave({ eventId, userId: personId(at), now: now() })),
    /** On the page of the provider, once the card was refused. */
    payByHand: async (at: number) => {
      const order = await stored.find(everyone[at]?.orderId ?? '').catch(pastFaults);
      if (!order || !isOpen(order.status) || !order.declined) return;
      const { orderId, totalMinor: amountMinor } = order;
      if (taken.some((one) => one.orderId === orderId)) return;
      take(order);
      const made = { id: `pi_${orderId}`, currency: 'usd', latest_charge: null, amount_received: amountMinor };
      const told = () => stored.move(orderId, (is) => afterPayment(is, made, now()));
      await told()
        .catch(() => scheduler.turn(60_000).then(told))
        .catch(told);
    },
    hear: () => again.hear(memory, listeners),
    keep: async () => {
      await calm(settle(eventId, { seats }, now()));
      await expireOrders({ memory, again, now: now() }, (orderId) => expireOrder(orderId, by, now()));
    },
  };
}

export const ordersIn = (memory: MemoryTable) => memory.entity('order') as unknown as StoredOrder[];
