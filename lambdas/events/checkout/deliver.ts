import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import type { factRow } from '#lambdas/kernel/messages/outbox.ts';
import type { Orders } from '#lambdas/payments/ports/orders/orders.ts';
import { peopleOf } from '#lambdas/payments/ports/orders/orders.ts';
import { settlementFact } from '#lambdas/payments/ports/orders/settlement-fact.ts';
import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { ordersOn, seatPaid } from '#shared/events/rsvp/line/paid-seats.ts';
import type { EventReader } from '../details/event-reader.ts';
import type { SeatStore } from '../rsvp/line/seats.ts';

export interface Delivering {
  readonly orders: Pick<Orders, 'find'>;
  readonly seats: Pick<SeatStore, 'find' | 'move'>;
  readonly record: (fact: ReturnType<typeof factRow>) => Promise<void>;
}

/**
 * Seats the players of a paid order; those without a seat by then get their money back. Either is recorded before it is
 * done with, so that a payment always has a seat or a refund (promise P15). Safe to repeat.
 */
export async function deliverOrder(orderId: string, by: Delivering, now: Date): Promise<void> {
  const order = await by.orders.find(orderId);
  if (!order) throw new Error('A paid order is gone');
  for (const personId of peopleOf(order)) await seatOrSendBack(order, personId, by, now);
}

async function seatOrSendBack(order: StoredOrder, personId: string, { seats, record }: Delivering, now: Date) {
  const { orderId, subjectId: eventId, startsAt } = order;
  const paying = { orderId, heads: headsPaid(order, personId), ticket: ticketPaid(order, personId) };
  // What went back is not delivered by a repeat.
  if (order.refunds.some((refund) => refund.personId === personId)) return;
  const undelivered = settlementFact({ orderId, personId, cause: 'undelivered', startsAt }, now);
  const moved = await seats.move(
    eventId,
    (line) => seatPaid(line, personId, paying, now),
    ({ orders }) => (orders?.[personId] === orderId ? [] : [undelivered]),
  );
  if (moved?.outcome !== 'in') await record(undelivered);
}

/** Guests who come for free are known from the seat that was held; where it lapsed only those who were paid for are. */
const headsPaid = ({ lines }: StoredOrder, personId: string): number =>
  lines.filter((line) => line.personId === personId).length;

const ticketPaid = ({ lines }: StoredOrder, personId: string): string | undefined =>
  lines.find((line) => line.personId === personId)?.ticketId;

interface CallingOff extends Delivering {
  readonly events: Pick<EventReader, 'find'>;
}

/** All that was paid for a cancelled event goes back whole; what is being paid is closed. */
export async function sendAllBack(eventId: string, { events, seats, record }: CallingOff, now: Date): Promise<void> {
  const [event, line] = await Promise.all([events.find(eventId), seats.find(eventId)]);
  if (event?.status !== 'cancelled' || !line) return;
  const cause = event.cancelled?.reason === 'minimum_not_met' ? ('minimum' as const) : ('cancelled' as const);
  const { startsAt } = line;
  await inParallel([...ordersOn(line)], 10, ([orderId, personId]) =>
    record(settlementFact({ orderId, personId, cause, startsAt }, now)),
  );
}
