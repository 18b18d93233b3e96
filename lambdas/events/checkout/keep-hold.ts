import { peopleOf } from '#lambdas/payments/ports/orders/order-claims.ts';
import type { Orders } from '#lambdas/payments/ports/orders/orders.ts';
import { settlementFact } from '#lambdas/payments/ports/orders/settlement-fact.ts';
import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { extraHeldUntil } from '#shared/events/rsvp/line/extra-orders.ts';
import { orderHeldAgain, orderHeldUntil } from '#shared/events/rsvp/line/order-seats.ts';
import { isBound, orderOf } from '#shared/events/rsvp/line/seats.ts';
import { isForSlots } from '#shared/payments/orders/count-spots.ts';
import { wasCharged } from '#shared/payments/orders/states.ts';
import { type Delivering, deliverOrder } from './delivery/deliver.ts';
import { type PaidPlace, placesOf } from './delivery/places-of.ts';

interface Hold {
  readonly orderId: string;
  readonly subjectId: string;
  readonly until: string;
}

/**
 * Holds the seats of an order for as long as its payment may take now. Where one was given up meanwhile, an order that can still be
 * paid is closed. Safe to repeat; what came late of an earlier hold changes nothing.
 */
export async function keepHold(hold: Hold, by: Delivering, now: Date): Promise<void> {
  const { orderId, until } = hold;
  const order = await by.orders.find(orderId);
  if (!order || order.expiresAt !== until) return;
  if (order.pledge) return holdUnpaid(order, hold, by, now);
  if (isForSlots(order)) return keepSlot(order, by, now);
  for (const place of placesOf(order)) await keepHoldAt(place, order, by, now);
}

async function keepHoldAt({ eventId, startsAt, lines }: PaidPlace, order: StoredOrder, by: Delivering, now: Date) {
  const { orderId, expiresAt: until, awaitsBank } = order;
  const people = peopleOf({ lines });
  const moved = await by.seats.move(eventId, (line) => orderHeldUntil(line, people, { orderId, until }));
  if (!moved || awaitsBank) return;
  for (const personId of people)
    if (orderOf(moved.line, personId) !== orderId)
      await by.record(settlementFact({ orderId, personId, eventId, cause: 'lapsed', startsAt }, now));
}

async function keepSlot(
  { orderId, lines, subjectId: eventId, startsAt, ...order }: StoredOrder,
  by: Delivering,
  now: Date,
) {
  const [{ personId } = { personId: '' }] = lines;
  const until = order.expiresAt;
  const moved = await by.seats.move(eventId, (line) => extraHeldUntil(line, personId, { orderId, until }));
  if (moved && !order.awaitsBank && !isBound(moved.line, personId, orderId))
    await by.record(settlementFact({ orderId, personId, eventId, cause: 'lapsed', startsAt }, now));
}

/**
 * The saved card of players who are in was refused: their seats are only held from now on. A player who pays at this moment is in
 * again, whichever is noticed first.
 */
async function holdUnpaid(order: StoredOrder, { orderId, subjectId, until }: Hold, by: Delivering, now: Date) {
  if (!wasCharged(order.status))
    await by.seats.move(subjectId, (line) => orderHeldAgain(line, peopleOf(order), { orderId, until }, now));
  if (await isPaid(orderId, by.orders)) await deliverOrder(orderId, by, now);
}

async function isPaid(orderId: string, orders: Pick<Orders, 'find'>): Promise<boolean> {
  const order = await orders.find(orderId);
  return order !== undefined && wasCharged(order.status);
}
