import { createDatesWith, type DatesWith } from '#lambdas/events/checkout/delivery/dates-called-off.ts';
import { sendAllBack } from '#lambdas/events/checkout/delivery/deliver.ts';
import { factOf } from '#lambdas/events/details/facts.ts';
import { revised, type StoredEvent } from '#lambdas/events/details/stored-event.ts';
import { cancellation } from '#lambdas/events/lifecycle/cancellation.ts';
import { createSeatStore } from '#lambdas/events/rsvp/line/seats.ts';
import { bringUpDates } from '#lambdas/events/series/dates/bring-up.ts';
import { occurrenceId } from '#lambdas/events/series/stored-series.ts';
import { outboxEntity } from '#lambdas/kernel/messages/outbox.entity.ts';
import { refundNews } from '#lambdas/payments/orders/make-refund.ts';
import { settleOrder } from '#lambdas/payments/orders/settle-order.ts';
import { orderEntity } from '#lambdas/payments/ports/orders/order.entity.ts';
import { createOrders } from '#lambdas/payments/ports/orders/orders.ts';
import { eventCancelled } from '#shared/events/messages.ts';
import { seriesDates } from '#shared/events/series/series-dates.ts';
import { refundAsked, refundChanged, settlementAsked } from '#shared/payments/orders/messages.ts';
import { tellingOf, toldTogether } from '#shared/payments/orders/told-together.ts';
import { anOrder } from '#tests/support/payments/an-order.ts';
import type { Listeners } from '../../stage/at-least-once.ts';
import { pastFaults } from '../../stage/past-faults.ts';
import { roughStage } from '../../stage/rough-stage.ts';
import { stage } from '../../stage/stage.ts';
import { people, planter, series, startMs, workers } from './series-night.ts';

const player = people[0] ?? '';
const now = () => new Date(startMs);
export const dates = seriesDates(series).map((date) => occurrenceId(series.rootId, date));
const startsAt = '2026-12-02T00:00:00.000Z';
const seats = createSeatStore(stage.table, stage.retry, now);
const orders = createOrders(stage.table, stage.retry);
const outbox = outboxEntity(stage.table);
const cashier = { close: () => Promise.reject(new Error('It is paid')) };
const order = anOrder({
  subjectKind: 'series',
  subjectId: series.rootId,
  userId: player,
  status: 'paid',
  paidAt: '2026-11-30T08:05:00.000Z',
  lines: dates.map((eventId) => ({
    kind: 'spot',
    personId: player,
    name: 'A player',
    eventId,
    startsAt,
    amountMinor: 1000,
  })),
  subtotalMinor: 4000,
  serviceFeeMinor: 0,
  platformFeeMinor: 0,
  totalMinor: 4000,
  refundableMinor: 4000,
});
const { orderId } = order;

/** What of the product is broken on purpose. */
export interface Twin {
  readonly datesWith?: (is: DatesWith) => DatesWith;
}

/** A pass for four dates of a series that is called off, some of them before by themselves, while processes die. */
export function stageCallingOff(seed: number, { datesWith = (is) => is }: Twin) {
  const rough = roughStage(seed, startMs);
  const { scheduler, memory, weather, strikes } = rough;
  for (const { worker } of workers)
    worker.set(memory, (possible) => (weather.isCalm ? undefined : strikes.worker(possible)));
  const { events } = planter;
  const together = datesWith(createDatesWith({ events, seats, orders, series: planter.series }));
  const record = async (fact: Parameters<typeof outbox.put>[0] & object) => void (await outbox.put(fact as never).go());
  const giving = { events, seats, orders, takeSlots: async () => [], datesWith: together, record: record as never };
  const mails = new Map<string, number>();

  const begin = async () => {
    await planter.series.begin(series, []);
    await bringUpDates(series.seriesId, planter, scheduler.now);
    for (const eventId of dates)
      await seats.move(eventId, (line) => ({
        outcome: 'in',
        line: { ...line, order: { [player]: 1 }, orders: { [player]: orderId } },
      }));
    await orderEntity(stage.table)
      .put({ ...order })
      .go();
  };
  const cancelAlone = async (eventId: string) => {
    const before = (await events.find(eventId)) as StoredEvent;
    const after = revised(before, scheduler.now, cancellation(before, { reason: 'venue' }, scheduler.now).changes);
    await events.save(before, after, [factOf(eventCancelled, after, { eventId, version: after.version })]);
  };
  const callOff = async () => {
    const before = (await planter.series.find(series.seriesId)) ?? series;
    const calledOff = { fromDate: series.fromDate, reason: 'host' as const };
    await planter.series.save({ ...before, version: before.version + 1, calledOff }, undefined, []);
  };
  const bringUp = (which: number) => {
    const { worker, by } = workers[which] ?? workers[0] ?? { worker: undefined, by: planter };
    return worker?.run(() => bringUpDates(series.seriesId, by, scheduler.now)) ?? Promise.resolve(false);
  };
  const tell = async (refundId: string) => {
    const is = await orders.find(orderId);
    const refund = is?.refunds.find((one) => one.refundId === refundId);
    const told = is && refund && toldTogether(is, refund);
    if (!is || !told) return;
    const key = tellingOf('refund', is, refundId);
    if (!mails.has(key)) mails.set(key, told.amountMinor);
  };
  const listeners: Listeners = {
    [eventCancelled.name]: ({ eventId }: { eventId: string }) => sendAllBack(eventId, giving, scheduler.now),
    [settlementAsked.name]: (data) => settleOrder(data, { orders, cashier }, scheduler.now),
    [refundAsked.name]: ({ refundId }: { refundId: string }) =>
      orders.move(orderId, (is) => refundNews(is, refundId, { status: 'pending' }, scheduler.now)),
    [refundChanged.name]: ({ refundId }: { refundId: string }) => tell(refundId),
  };
  /** Some messages, in any order, and more than once. */
  const hear = async (chance: number) => {
    const heard = memory.entity('outbox') as unknown as { type: string; data: never }[];
    for (const { type, data } of heard.toSorted(() => scheduler.random() - 0.5)) {
      if (scheduler.random() >= chance) continue;
      await scheduler.turn(scheduler.below(20));
      await listeners[type]?.(data).catch(pastFaults);
    }
  };
  return { ...rough, mails, begin, cancelAlone, callOff, bringUp, hear };
}
