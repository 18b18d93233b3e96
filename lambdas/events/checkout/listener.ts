import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { listen, on } from '#lambdas/kernel/messages/listen.ts';
import { outboxEntity } from '#lambdas/kernel/messages/outbox.entity.ts';
import { createOrders } from '#lambdas/payments/ports/orders/orders.ts';
import type { settlementFact } from '#lambdas/payments/ports/orders/settlement-fact.ts';
import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { eventCancelled, eventChanged, eventPostponed, rsvpChanged } from '#shared/events/messages.ts';
import { cardSaved, holdChanged, orderPaid, refillAwaited } from '#shared/payments/orders/messages.ts';
import { createEventStore } from '../details/store.ts';
import { createSeatStore } from '../rsvp/line/seats.ts';
import { createSeriesStore } from '../series/store.ts';
import { takeSlotsWith } from '../slots/slots-of-order.ts';
import { createSlotStore } from '../slots/store.ts';
import { createRequestStore } from '../substitutes/requests/store.ts';
import { createDatesWith } from './delivery/dates-called-off.ts';
import { deliverOrder, sendAllBack } from './delivery/deliver.ts';
import { freeToLeave } from './delivery/free-to-leave.ts';
import { raiseTerms } from './delivery/raise-terms.ts';
import { sendBackRefilled } from './delivery/refill.ts';
import { eventUse } from './end-use.ts';
import { keepHold } from './keep-hold.ts';
import { seatPledged } from './shares/fix-price.ts';

const outbox = outboxEntity(table());
const events = createEventStore(table());
const orders = createOrders(table());
const seats = createSeatStore(table());
const by = {
  events,
  takeSlots: takeSlotsWith({ events, slots: createSlotStore(table()) }),
  orders,
  seats,
  datesWith: createDatesWith({ events, seats, orders, series: createSeriesStore(table()) }),
  requests: createRequestStore(table()),
  due: createDueIndex(table()),
  record: async (fact: ReturnType<typeof settlementFact>) => void (await outbox.put(fact).go()),
};

const isOfEvents = (kind: StoredOrder['subjectKind']): boolean => kind === 'event' || kind === 'series';

/** Gives players the seats that they paid for, and their money back when the event is called off or changes. */
export const handler = listen(
  on(orderPaid, async ({ data: { orderId, subjectKind } }, now) => {
    if (isOfEvents(subjectKind)) await deliverOrder(orderId, by, now);
  }),
  on(cardSaved, async ({ data: { orderId, subjectKind } }, now) => {
    if (subjectKind === 'event') await seatPledged(orderId, by, now);
  }),
  on(holdChanged, async ({ data }, now) => {
    if (isOfEvents(data.subjectKind)) await keepHold(data, by, now);
  }),
  on(rsvpChanged, async ({ data: { eventId, userId, to } }, now) => {
    if (to === 'in') await sendBackRefilled(eventId, by, now, { taker: userId });
  }),
  on(refillAwaited, async ({ data: { orderId, subjectKind, subjectId, eventId = subjectId } }, now) => {
    if (isOfEvents(subjectKind)) await sendBackRefilled(eventId, by, now, { orderId });
  }),
  on(eventChanged, async ({ data: { eventId, material }, occurredAt }) => {
    if (material) await freeToLeave(eventId, occurredAt, by);
    await raiseTerms(eventId, by);
  }),
  on(eventPostponed, ({ data: { eventId }, occurredAt }) => freeToLeave(eventId, occurredAt, by)),
  on(eventCancelled, async ({ data: { eventId } }, now) => {
    await sendAllBack(eventId, by, now);
    await eventUse.schedule(eventId, by, now);
  }),
);
