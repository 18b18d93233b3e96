import { isBound, type SeatLine } from '#shared/events/rsvp/line/seats.ts';
import { mostOf, type SlotGroup } from '#shared/events/slots/schemas.ts';
import { type Chosen, holdersOf, type SignUps } from './choose.ts';
import { type Paid, stillPaying } from './paid-slots.ts';

interface Buying {
  readonly orderId: string;
  readonly userId: string;
  readonly slotIds: readonly string[];
  readonly groups: readonly SlotGroup[];
  /** As it is once the order holds what it pays for. */
  readonly line: SeatLine;
}

/** Takes a place in every slot of an order for a player who is in the line with it. */
export function buy(before: SignUps, { orderId, userId, slotIds, groups, line }: Buying): Chosen {
  if (!isBound(line, userId, orderId)) return { refused: 'slot.notFree' };
  const kept = withoutOwn(before.paid, { userId, orderId }, line);
  const others = holdersOf({ ...before, paid: kept }, { groups, line });
  for (const slotId of slotIds) {
    const slot = groups.flatMap(({ slots }) => slots).find((one) => one.slotId === slotId);
    if (!slot?.price) return { refused: 'slot.notFound' };
    const people = others[slotId] ?? [];
    if (people.includes(userId)) return { refused: 'slot.tooMany' };
    if (people.length >= slot.quantity) return { refused: 'slot.full' };
  }
  const has = (slotId: string) => slotIds.includes(slotId) || others[slotId]?.includes(userId);
  if (groups.some((group) => group.slots.filter(({ slotId }) => has(slotId)).length > mostOf(group)))
    return { refused: 'slot.tooMany' };
  const bought = slotIds.map((slotId) => [slotId, { ...kept[slotId], [userId]: orderId }]);
  return { signUps: { ...before, paid: { ...kept, ...Object.fromEntries(bought) } } };
}

/** What is paid for still, without what this order paid for this player before. */
const withoutOwn = (paid: Paid, own: Pick<Buying, 'userId' | 'orderId'>, line: SeatLine): Paid =>
  Object.fromEntries(
    Object.entries(paid).map(([slotId, paying]) => [
      slotId,
      Object.fromEntries(
        Object.entries(stillPaying(paying, line)).filter(
          ([person, orderId]) => person !== own.userId || orderId !== own.orderId,
        ),
      ),
    ]),
  );
