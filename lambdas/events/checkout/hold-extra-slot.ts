import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { holdExtra, withoutExtra, withPaidExtra } from '#shared/events/rsvp/line/extra-orders.ts';
import { wasCharged } from '#shared/payments/orders/states.ts';
import type { StoredLine } from '../rsvp/line/line.ts';
import type { TakeSlots } from '../slots/slots-of-order.ts';
import { type Reserving, reserve } from './reserve.ts';

interface Holding {
  readonly userId: string;
  readonly slotId: string;
  /** The order that was there for the same slot until now. */
  readonly before: StoredOrder | undefined;
  /** What else must hold as it is written. */
  readonly rights?: () => ReturnType<TakeSlots>;
  readonly now: Date;
}

/**
 * Holds a slot for a player who is in, with an order of its own, in one transaction; where it costs nothing it is theirs at once.
 * @throws {Problem} access.denied where they are not in; slot.full, slot.tooMany, rsvp.closed; order.paying
 */
export function holdExtraSlot(
  order: StoredOrder,
  { userId, slotId, before, rights, now }: Holding,
  { takeSlots, ...by }: Reserving & { readonly takeSlots: TakeSlots },
): Promise<StoredLine> {
  const { orderId, subjectId: eventId, expiresAt: until } = order;
  const take = (is: StoredLine) => {
    const held = holdExtra(before ? withoutExtra(is, userId, before.orderId) : is, userId, { orderId, until });
    return held.line && wasCharged(order.status) ? { ...held, line: withPaidExtra(held.line, userId, orderId) } : held;
  };
  const replaced = new Map(before && [[slotId, before]]);
  const checks = async (held: StoredLine) => [...((await rights?.()) ?? []), ...(await takeSlots(order, held))];
  return reserve(order, replaced, { eventId, players: [{ person: userId, heads: 1 }], take, checks, now }, by);
}
