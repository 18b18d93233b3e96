import type { Write } from '#lambdas/payments/ports/orders/orders.ts';
import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { SeatLine } from '#shared/events/rsvp/line/seats.ts';
import { slotGroupsOf } from '#shared/events/slots/schemas.ts';
import type { EventReader } from '../details/event-reader.ts';
import { buy } from './buy-slots.ts';
import type { SlotStore } from './store.ts';

interface Slots {
  readonly events: Pick<EventReader, 'find'>;
  readonly slots: Pick<SlotStore, 'changing'>;
}

type Ordered = Pick<StoredOrder, 'orderId' | 'subjectId' | 'lines'>;

/** Takes the slots of an order in the transaction that takes its spot; nothing where it has none. */
export type TakeSlots = (order: Ordered, line: SeatLine) => Promise<readonly Write[]>;

/** @throws {Problem} slot.notFound, slot.full, slot.tooMany, as the slots are at that moment */
export const takeSlotsWith =
  ({ events, slots }: Slots): TakeSlots =>
  async ({ orderId, subjectId: eventId, lines }, line) => {
    const ordered = lines.flatMap(({ personId, slotId }) => (slotId ? [{ personId, slotId }] : []));
    if (ordered.length === 0) return [];
    const event = await events.find(eventId);
    const groups = event ? slotGroupsOf(event) : [];
    const players = Map.groupBy(ordered, ({ personId }) => personId);
    const write = await slots.changing(eventId, async (before) =>
      [...players].reduce((signUps, [userId, own]) => {
        const after = buy(signUps, { orderId, userId, slotIds: own.map(({ slotId }) => slotId), groups, line });
        if ('refused' in after) throw new Problem(after.refused);
        return after.signUps;
      }, before),
    );
    return [write];
  };

/** Whether other players have the slots of an order by now. */
export const areSlotsGone = (error: unknown): boolean => error instanceof Problem && error.code.startsWith('slot.');
