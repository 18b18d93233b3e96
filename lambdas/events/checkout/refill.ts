import type { Orders } from '#lambdas/payments/ports/orders/orders.ts';
import { settlementFact } from '#lambdas/payments/ports/orders/settlement-fact.ts';
import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { type LeftSeat, refilled } from '#shared/events/checkout/refilled.ts';
import { freeSeats } from '#shared/events/rsvp/line/line-state.ts';
import type { EventReader } from '../details/event-reader.ts';
import type { SeatStore } from '../rsvp/line/seats.ts';
import type { Delivering } from './deliver.ts';

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
    orders.listOf(eventId),
    orderId ? orders.find(orderId) : undefined,
  ]);
  if (!line?.open) return;
  const known = new Map([...listed, ...(fresh ? [fresh] : [])].map((order) => [order.orderId, order]));
  const left = [...known.values()].flatMap(leftSeats);
  for (const seat of refilled(left, freeSeats(line)))
    await record(settlementFact({ ...seat, cause: 'refilled', startsAt: line.startsAt }, now));
}

const leftSeats = ({ orderId, awaitsRefill = {}, refunds, lines }: StoredOrder): LeftSeat[] =>
  Object.entries(awaitsRefill).flatMap(([personId, leftAt]) => {
    const isSettled = refunds.some((refund) => refund.personId === personId);
    const heads = lines.filter((line) => line.personId === personId).length;
    return isSettled ? [] : [{ orderId, personId, heads, leftAt }];
  });
