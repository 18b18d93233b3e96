import { Problem } from '#shared/contract/errors.ts';
import { pricedSlotsOf } from '#shared/events/slots/schemas.ts';
import type { StoredEvent } from '../details/stored-event.ts';

/**
 * The slots with a price that a player chose. How many are left is decided with the seat.
 * @throws {Problem} slot.notFound where there is no such slot with a price
 */
export function slotsFor(event: Pick<StoredEvent, 'eventSlotGroup'>, slotIds: readonly string[] = []) {
  const slots = pricedSlotsOf(event);
  return slotIds.map((slotId) => {
    const slot = slots.find((one) => one.slotId === slotId);
    if (!slot) throw new Problem('slot.notFound');
    return slot;
  });
}
