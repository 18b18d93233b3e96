import type { GuestOrders } from '#lambdas/payments/ports/orders/guest-orders.ts';
import type { Orders } from '#lambdas/payments/ports/orders/orders.ts';
import { transferPlace } from '#shared/events/guests/transfer-place.ts';
import type { Move } from '#shared/events/rsvp/line/line-moves.ts';
import { isOnLine } from '#shared/events/rsvp/line/seats.ts';
import type { StoredLine } from '../rsvp/line/line.ts';
import type { SeatStore } from '../rsvp/line/seats.ts';
import { givenTo } from '../slots/given-to.ts';
import type { SlotStore } from '../slots/store.ts';
import type { Guest } from './guest-reader.ts';
import type { GuestStore } from './store.ts';

/** The orders of guests whose places go to accounts. */
export type HandingOver = Pick<Orders, 'find' | 'findFor'> & Pick<GuestOrders, 'handOver'>;

interface Ports {
  readonly seats: Pick<SeatStore, 'move'>;
  readonly guests: Pick<GuestStore, 'end'>;
  readonly orders: HandingOver;
  readonly slots: Pick<SlotStore, 'changing'>;
}

/**
 * Gives a guest's place to the account of the same person: one conditional write to the line, in which the number drawn
 * stays, with the order that paid for it and its slots. A place that was given back in between is not brought back. Safe to repeat.
 */
export async function claimPlace(guest: Guest, userId: string, ports: Ports, now: Date): Promise<void> {
  const { eventId, guestId } = guest;
  const moved = await ports.seats.move(
    eventId,
    (line) => claimed(line, guestId, userId),
    undefined,
    (line) => orderWrites(line, guestId, userId, ports),
  );
  if (moved?.outcome !== 'stays' && !guest.removedAt) await ports.guests.end(guest, now, userId);
}

/** A place that is being paid stays the guest's until it is, and one that was paid stays beside a place of the account's own. */
function claimed(line: StoredLine, guestId: string, userId: string): Move<StoredLine, 'moved' | 'nothing' | 'stays'> {
  const isBeingPaid = line.offers[guestId]?.orderId !== undefined;
  const isPaidBeside = line.orders?.[guestId] !== undefined && isOnLine(userId, line);
  return isBeingPaid || isPaidBeside ? { outcome: 'stays' } : transferPlace(line, guestId, userId);
}

async function orderWrites(
  { eventId, orders = {} }: StoredLine,
  guestId: string,
  userId: string,
  { orders: store, slots }: Pick<Ports, 'orders' | 'slots'>,
) {
  const orderId = orders[guestId];
  const [order, known] = orderId
    ? await Promise.all([store.find(orderId), store.findFor({ subjectId: eventId, personId: userId })])
    : [];
  if (!order) return [];
  const given = { orderId: order.orderId, from: guestId, to: userId };
  const hasSlot = order.lines.some(({ slotId }) => slotId !== undefined);
  return [
    ...store.handOver(order, userId, known),
    ...(hasSlot ? [await slots.changing(eventId, async (is) => givenTo(is, given))] : []),
  ];
}
