import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import type { factRow } from '#lambdas/kernel/messages/outbox.ts';
import type { Orders } from '#lambdas/payments/ports/orders/orders.ts';
import { settlementFact } from '#lambdas/payments/ports/orders/settlement-fact.ts';
import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { withLateShares } from '#shared/events/rsvp/line/late-shares.ts';
import type { LineState } from '#shared/events/rsvp/line/line-state.ts';
import { type OrderPlayer, ordersOn, seatOrder } from '#shared/events/rsvp/line/order-seats.ts';
import { isAbout } from '#shared/payments/orders/spot-of.ts';
import type { EventReader } from '../details/event-reader.ts';
import type { StoredLine } from '../rsvp/line/line.ts';
import type { SeatStore } from '../rsvp/line/seats.ts';
import { type PaidPlace, placesOf } from './places-of.ts';
import { lateShares } from './shares/late-shares.ts';

interface Seating {
  readonly seats: Pick<SeatStore, 'find' | 'move'>;
  readonly record: (fact: ReturnType<typeof factRow>) => Promise<void>;
}

export interface Delivering extends Seating {
  readonly orders: Pick<Orders, 'find'>;
}

/**
 * Seats the players of a paid order in one move; those without a seat by then get their money back. Either is recorded before
 * it is done with, so that a payment always has a seat or a refund (promise P15). Safe to repeat.
 */
export async function deliverOrder(orderId: string, { orders, seats, record }: Delivering, now: Date): Promise<void> {
  const order = await orders.find(orderId);
  if (!order) throw new Error('A paid order is gone');
  for (const place of placesOf(order)) await deliverAt(place, order, { seats, record }, now);
}

async function deliverAt(place: PaidPlace, order: StoredOrder, { seats, record }: Seating, now: Date): Promise<void> {
  const { orderId } = order;
  const { eventId, startsAt } = place;
  const players = playersToSeat(order, place);
  const undelivered = (line?: Pick<StoredLine, 'orders'>) =>
    players
      .filter(({ person }) => line?.orders?.[person] !== orderId)
      .map(({ person: personId }) =>
        settlementFact({ orderId, personId, eventId, cause: 'undelivered', startsAt }, now),
      );
  const moved = await seats.move(
    eventId,
    (line) => (isTakenOver(order, line) ? { outcome: 'takenOver' } : seatWithin(line, order, players, now)),
    undelivered,
  );
  if (moved?.outcome === 'takenOver') return;
  for (const fact of undelivered(moved?.line)) await record(fact);
}

/** Once the price of a shared cost is final, players are seated only while all shares stay within it; the others pay nothing. */
function seatWithin(line: StoredLine, order: StoredOrder, players: readonly OrderPlayer[], now: Date) {
  const seated = seatOrder(line, order.orderId, players, now);
  if (!seated.line) return seated;
  const here = players.map(({ person }) => person).filter((person) => seated.line?.orders?.[person] === order.orderId);
  const shared = withLateShares(seated.line, lateShares(seated.line, order, here));
  return shared ? { ...seated, line: shared } : { outcome: 'nothing' as const };
}

/** What went back is not delivered by a repeat. */
const playersToSeat = ({ refunds }: StoredOrder, { passDate: eventId, lines }: PaidPlace): OrderPlayer[] =>
  [...Map.groupBy(lines, ({ personId }) => personId)]
    .filter(([personId]) => !refunds.some((refund) => isAbout(refund, { personId, eventId })))
    // Guests who come for free are known from the seat that was held; where it lapsed only those who were paid for are.
    .map(([person, own]) => ({ person, heads: own.length, ticket: own[0]?.ticketId }));

/** Whether an account has taken over the spot that a guest paid for since the order was read. */
const isTakenOver = ({ guest, userId, orderId }: StoredOrder, { orders = {} }: Pick<LineState, 'orders'>): boolean =>
  guest !== undefined && orders[userId] === undefined && Object.values(orders).includes(orderId);

interface CallingOff extends Delivering {
  readonly events: Pick<EventReader, 'find'>;
}

/** All that was paid for a cancelled event goes back whole; what is being paid is closed. */
export async function sendAllBack(eventId: string, { events, record, ...by }: CallingOff, now: Date): Promise<void> {
  const [event, line] = await Promise.all([events.find(eventId), by.seats.find(eventId)]);
  if (event?.status !== 'cancelled' || !line) return;
  const cause = event.cancelled?.reason === 'minimum_not_met' ? ('minimum' as const) : ('cancelled' as const);
  const { startsAt } = line;
  const seats = [...ordersOn(line)].flatMap(([orderId, people]) => people.map((personId) => ({ orderId, personId })));
  await inParallel(seats, 10, (seat) => record(settlementFact({ ...seat, eventId, cause, startsAt }, now)));
}
