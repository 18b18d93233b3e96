import type { Orders } from '#lambdas/payments/ports/orders/orders.ts';
import { settlementFact } from '#lambdas/payments/ports/orders/settlement-fact.ts';
import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { type LeftSeat, refilled } from '#shared/events/checkout/refilled.ts';
import { freeSeats } from '#shared/events/rsvp/line/line-state.ts';
import { isAbout, spotOf } from '#shared/payments/orders/spot-of.ts';
import { sharesOf } from '#shared/payments/settlement.ts';
import type { EventReader } from '../details/event-reader.ts';
import type { SeatStore } from '../rsvp/line/seats.ts';
import type { Delivering } from './deliver.ts';
import { ordersAt } from './orders-at.ts';

interface Refilling extends Pick<Delivering, 'record'> {
  readonly events: Pick<EventReader, 'find'>;
  readonly seats: Pick<SeatStore, 'find'>;
  readonly orders: Pick<Orders, 'find' | 'listOf'>;
}

/**
 * Sends back what was paid for seats that others have taken since, where the policy promised that.
 * @param orderId an order that began to wait for it just now, which a list may not show yet
 */
export async function sendBackRefilled(
  eventId: string,
  { events, seats, orders, record }: Refilling,
  now: Date,
  orderId?: string,
): Promise<void> {
  const event = await events.find(eventId);
  if (!event?.price) return;
  const [line, listed, fresh] = await Promise.all([
    seats.find(eventId),
    ordersAt(event, orders),
    orderId ? orders.find(orderId) : undefined,
  ]);
  if (!line?.open) return;
  const known = new Map([...listed, ...(fresh ? [fresh] : [])].map((order) => [order.orderId, order]));
  const left = [...known.values()].flatMap((order) => leftSeats(order, eventId));
  for (const seat of refilled(left, freeSeats(line)))
    await record(settlementFact({ ...seat, eventId, cause: 'refilled', startsAt: line.startsAt }, now));
}

const leftSeats = (order: StoredOrder, at: string): LeftSeat[] =>
  [...sharesOf(order).values()].flatMap(({ personId, eventId = at }) => {
    const { orderId, awaitsRefill = {}, refunds, lines } = order;
    const own = lines.filter((line) => line.personId === personId && (line.eventId ?? at) === at);
    const [spot] = own;
    const leftAt = spot && eventId === at ? awaitsRefill[spotOf(spot)] : undefined;
    if (!spot || !leftAt || refunds.some((refund) => isAbout(refund, spot))) return [];
    return [{ orderId, personId, heads: own.length, leftAt }];
  });
