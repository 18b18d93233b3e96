import { contention } from '#lambdas/kernel/data/conditions.ts';
import type { Write } from '#lambdas/payments/ports/orders/orders.ts';
import { settlementFact } from '#lambdas/payments/ports/orders/settlement-fact.ts';
import { Problem } from '#shared/contract/errors.ts';
import { withoutExtra } from '#shared/events/rsvp/line/extra-orders.ts';
import { seating } from '#shared/events/rsvp/line/seats.ts';
import type { StoredLine } from '../rsvp/line/line.ts';
import type { SeatStore } from '../rsvp/line/seats.ts';
import type { SignUps } from './choose.ts';
import { stillPaying } from './paid-slots.ts';
import type { SlotStore } from './store.ts';

export interface GivingBack {
  readonly seats: Pick<SeatStore, 'move'>;
  readonly slots: Pick<SlotStore, 'find' | 'changing'>;
  /** What else must hold as it is written. */
  readonly rights?: () => readonly Write[];
}

interface Given {
  readonly eventId: string;
  readonly slotId: string;
  readonly userId: string;
}

/**
 * Gives back a slot that an order pays for, and keeps the spot. Of an order for the slot alone the line has no more; of one that pays
 * for the spot too, the slot is settled by itself. Either is recorded in the transaction that frees the slot. False where the player
 * has no such slot.
 * @throws {Problem} rsvp.closed once the event is over or called off
 */
export async function giveBackPaid(
  { eventId, slotId, userId }: Given,
  now: Date,
  { seats, slots, rights = () => [] }: GivingBack,
): Promise<boolean> {
  const before = await slots.find(eventId);
  const orderIn = (line: StoredLine) => stillPaying(before.paid[slotId], line)[userId];
  if (before.paid[slotId]?.[userId] === undefined) return false;
  const isAlone = (line: StoredLine, orderId: string) => line.extras?.[userId]?.[orderId] !== undefined;
  const moved = await seats.move(
    eventId,
    (line) => {
      const orderId = orderIn(line);
      if (!orderId || !seating(line).in.includes(userId)) return { outcome: 'none' as const };
      if (!line.open || line.endsAt <= now.toISOString()) return { outcome: 'closed' as const };
      return { outcome: 'given' as const, line: withoutExtra(line, userId, orderId) };
    },
    (_, line) => {
      const orderId = orderIn(line);
      if (!orderId || isAlone(line, orderId)) return [];
      const { startsAt, refundTerms: terms } = line;
      const slot = { orderId, personId: userId, eventId, slotId };
      return [settlementFact({ ...slot, cause: 'left', startsAt, terms }, now)];
    },
    async (line) => [
      ...rights(),
      await slots.changing(eventId, async (is) => withoutPaid(is, { slotId, userId }, orderIn(line))),
    ],
  );
  if (moved?.outcome === 'closed') throw new Problem('rsvp.closed');
  return moved?.outcome === 'given';
}

/** Of a slot that was given back and bought again meanwhile nothing is taken. */
function withoutPaid(
  { paid, ...is }: SignUps,
  { slotId, userId }: Omit<Given, 'eventId'>,
  orderId: string | undefined,
): SignUps {
  const { [userId]: had, ...others } = paid[slotId] ?? {};
  if (had !== orderId) throw contention('Another order pays for the slot');
  return { ...is, paid: { ...paid, [slotId]: others } };
}
