import { orderOf, type SeatLine } from '#shared/events/rsvp/line/seats.ts';
import { mostOf, type SlotGroup } from '#shared/events/slots/schemas.ts';
import { type Chosen, holdersOf, type SignUps } from './choose.ts';
import { type Paid, stillPaying } from './paid-slots.ts';

interface Buying {
  readonly orderId: string;
  readonly userId: string;
  readonly slotIds: readonly string[];
  readonly groups: readonly SlotGroup[];
  /** As it is once the order has its spot. */
  readonly line: SeatLine;
}

/** The slots of an order, all or none, for a player whose spot it holds or has paid. */
export function buy(before: SignUps, { orderId, userId, slotIds, groups, line }: Buying): Chosen {
  if (orderOf(line, userId) !== orderId) return { refused: 'slot.paidWithSpot' };
  const others = holdersOf({ ...before, paid: without(before.paid, userId) }, { groups, line });
  for (const slotId of slotIds) {
    const slot = groups.flatMap(({ slots }) => slots).find((one) => one.slotId === slotId);
    if (!slot?.price) return { refused: 'slot.notFound' };
    const people = (others[slotId] ?? []).filter((person) => person !== userId);
    if (people.length >= slot.quantity) return { refused: 'slot.full' };
  }
  const has = (slotId: string) => slotIds.includes(slotId) || others[slotId]?.includes(userId);
  if (groups.some((group) => group.slots.filter(({ slotId }) => has(slotId)).length > mostOf(group)))
    return { refused: 'slot.tooMany' };
  const kept = Object.entries(without(before.paid, userId)).map(([slotId, paying]) => [
    slotId,
    stillPaying(paying, line),
  ]);
  const paid: Paid = Object.fromEntries(kept);
  const bought = slotIds.map((slotId) => [slotId, { ...paid[slotId], [userId]: orderId }]);
  return { signUps: { ...before, paid: { ...paid, ...Object.fromEntries(bought) } } };
}

const without = (paid: Paid, userId: string): Paid =>
  Object.fromEntries(Object.entries(paid).map(([slotId, { [userId]: _, ...others }]) => [slotId, others] as const));
