import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import type { Orders } from '#lambdas/payments/ports/orders/orders.ts';
import { settlementFact } from '#lambdas/payments/ports/orders/settlement-fact.ts';
import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { withLateShares } from '#shared/events/rsvp/line/late-shares.ts';
import type { Move } from '#shared/events/rsvp/line/line-moves.ts';
import { type LineState, less, withChanges } from '#shared/events/rsvp/line/line-state.ts';
import { type OrderPlayer, ordersOn, seatOrder } from '#shared/events/rsvp/line/order-seats.ts';
import { orderOf } from '#shared/events/rsvp/line/seats.ts';
import { countSpots, isForSlots } from '#shared/payments/orders/count-spots.ts';
import { isAbout } from '#shared/payments/orders/spot-of.ts';
import type { EventReader } from '../../details/event-reader.ts';
import type { StoredLine } from '../../rsvp/line/line.ts';
import { areSlotsGone } from '../../slots/slots-of-order.ts';
import { lateShares } from '../shares/late-shares.ts';
import type { DatesWith } from './dates-called-off.ts';
import { deliverSlot, type Seating } from './deliver-slot.ts';
import { type PaidPlace, placesOf } from './places-of.ts';

export interface Delivering extends Seating {
  readonly orders: Pick<Orders, 'find'>;
}

/**
 * Seats the players of a paid order in one move; those without a seat by then get their money back. Either is recorded before
 * it is done with, so that a payment always has a seat or a refund (promise P15). Safe to repeat.
 */
export async function deliverOrder(orderId: string, { orders, ...by }: Delivering, now: Date): Promise<void> {
  const order = await orders.find(orderId);
  if (!order) throw new Error('A paid order is gone');
  if (isForSlots(order)) return deliverSlot(order, by, now);
  for (const place of placesOf(order)) await deliverAt(place, order, by, now);
}

async function deliverAt(
  place: PaidPlace,
  order: StoredOrder,
  { seats, takeSlots, record }: Seating,
  now: Date,
): Promise<void> {
  const { orderId } = order;
  const { eventId, startsAt } = place;
  const players = playersToSeat(order, place);
  const undelivered = (line?: Pick<StoredLine, 'orders'>) =>
    players
      .filter(({ person }) => line?.orders?.[person] !== orderId)
      .map(({ person: personId }) =>
        settlementFact({ orderId, personId, eventId, cause: 'undelivered', startsAt }, now),
      );
  const decide = (line: StoredLine): Move<StoredLine, 'takenOver' | 'seated' | 'nothing'> =>
    isTakenOver(order, line) ? { outcome: 'takenOver' } : seatWithin(line, order, players, now);
  // Slots are held as long as the spot is; where that ran out, both have to be free still.
  const slotsAnew = async (line: StoredLine) => {
    const after = decide(line).line ?? line;
    const isNew = (person: string) => orderOf(line, person) !== orderId && orderOf(after, person) === orderId;
    return takeSlots({ ...order, lines: order.lines.filter(({ personId }) => isNew(personId)) }, after);
  };
  const moved = await seats
    .move(eventId, decide, undelivered, slotsAnew)
    .catch((error) =>
      areSlotsGone(error) ? seats.move(eventId, (line) => unseated(line, order), undelivered) : Promise.reject(error),
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

/** A seat that comes free later is not for an order whose slots are gone: the payment goes back. */
function unseated(line: StoredLine, { orderId }: StoredOrder): Move<StoredLine, 'nothing'> {
  const late = Object.keys(line.lapsed).filter((person) => line.lapsed[person] === orderId);
  if (late.length === 0) return { outcome: 'nothing' };
  return { outcome: 'nothing', line: withChanges(line, { lapsed: less(line.lapsed, ...late) }) };
}

/** What went back is not delivered by a repeat. */
const playersToSeat = ({ refunds }: StoredOrder, { passDate: eventId, lines }: PaidPlace): OrderPlayer[] =>
  [...Map.groupBy(lines, ({ personId }) => personId)]
    .filter(([personId]) => !refunds.some((refund) => isAbout(refund, { personId, eventId })))
    // Guests who come for free are known from the seat that was held; where it lapsed only those who were paid for are.
    .map(([person, own]) => ({ person, heads: countSpots(own), ticket: own[0]?.ticketId }));

/** Whether an account has taken over the spot that a guest paid for since the order was read. */
const isTakenOver = ({ guest, userId, orderId }: StoredOrder, { orders = {} }: Pick<LineState, 'orders'>): boolean =>
  guest !== undefined && orders[userId] === undefined && Object.values(orders).includes(orderId);

interface CallingOff extends Delivering {
  readonly events: Pick<EventReader, 'find'>;
  readonly datesWith: DatesWith;
}

/** All that was paid for a cancelled event goes back whole; what is being paid is closed. */
export async function sendAllBack(
  eventId: string,
  { events, record, datesWith, ...by }: CallingOff,
  now: Date,
): Promise<void> {
  const [event, line] = await Promise.all([events.find(eventId), by.seats.find(eventId)]);
  if (event?.status !== 'cancelled' || !line) return;
  const cause = event.cancelled?.reason === 'minimum_not_met' ? ('minimum' as const) : ('cancelled' as const);
  const { startsAt } = line;
  await inParallel([...ordersOn(line)], 10, async ([orderId, people]) => {
    const partOf = await datesWith(event, orderId, now);
    for (const personId of people)
      await record(settlementFact({ orderId, personId, eventId, cause, startsAt, partOf }, now));
  });
}
