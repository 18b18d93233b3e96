import type { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { settlementFact } from '#lambdas/payments/ports/orders/settlement-fact.ts';
import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { payExtra, withoutExtra } from '#shared/events/rsvp/line/extra-orders.ts';
import { isBound } from '#shared/events/rsvp/line/seats.ts';
import { isAbout } from '#shared/payments/orders/spot-of.ts';
import type { StoredLine } from '../../rsvp/line/line.ts';
import type { SeatStore } from '../../rsvp/line/seats.ts';
import { areSlotsGone, type TakeSlots } from '../../slots/slots-of-order.ts';

export interface Seating {
  readonly seats: Pick<SeatStore, 'find' | 'move'>;
  readonly takeSlots: TakeSlots;
  readonly record: (fact: ReturnType<typeof factRow>) => Promise<void>;
}

/**
 * Gives a player who is in the slot that their order paid for. Where the time ran out it has to be free still; otherwise the payment
 * goes back.
 */
export async function deliverSlot(order: StoredOrder, { seats, takeSlots, record }: Seating, now: Date): Promise<void> {
  const { orderId, subjectId: eventId, startsAt, refunds } = order;
  const [{ personId } = { personId: '' }] = order.lines;
  if (refunds.some((refund) => isAbout(refund, { personId }))) return;
  const undelivered = (line?: StoredLine) =>
    line && isBound(line, personId, orderId)
      ? []
      : [settlementFact({ orderId, personId, eventId, cause: 'undelivered', startsAt }, now)];
  const decide = (line: StoredLine) => payExtra(line, personId, orderId, now);
  const slotsAnew = async (line: StoredLine) => {
    const after = decide(line).line ?? line;
    return !isBound(line, personId, orderId) && isBound(after, personId, orderId) ? takeSlots(order, after) : [];
  };
  const giveUp = (line: StoredLine) => ({ outcome: 'gone' as const, line: withoutExtra(line, personId, orderId) });
  const moved = await seats
    .move(eventId, decide, undelivered, slotsAnew)
    .catch((error) => (areSlotsGone(error) ? seats.move(eventId, giveUp, undelivered) : Promise.reject(error)));
  for (const fact of undelivered(moved?.line)) await record(fact);
}
