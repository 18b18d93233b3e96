import type { ScheduleInput } from '../schemas.ts';
import { dayOf, minutesAt } from './local-minutes.ts';
import { courtOf, keyOfSlot, pastRule, type Slot, slotKey } from './slots.ts';

/** Times of matches that stay, where no court is offered any more: they are as long as matches there usually are. */
export function keptSlots(input: ScheduleInput, slots: readonly Slot[]): Slot[] {
  const known = new Set(slots.map(keyOfSlot));
  const missing = stayingOf(input).filter(({ at }) => !known.has(slotKey(at.placeId, at.courtId, at.localStart)));
  return missing.map(({ at: { placeId, courtId, localStart } }) => {
    const usual = slots.find((slot) => courtOf(slot) === courtOf({ placeId, courtId })) ?? slots[0];
    const start = minutesAt(localStart);
    const end = start + (usual ? usual.end - usual.start : 60);
    const where = { placeId, courtId, gameTypes: [], closedBy: ['rule:notOffered'] };
    return { ...where, index: slots.length, day: dayOf(start), start, end, freeAgain: end };
  });
}

/** What is locked, and what the last version has in the past. */
export function stayingOf({ locked, previous, notBefore }: ScheduleInput): ScheduleInput['locked'] {
  const keys = new Set(locked.map(({ key }) => key));
  return [...locked, ...previous.filter(({ key, at }) => notBefore && at.localStart < notBefore && !keys.has(key))];
}

/** What keeps a match from staying: being in the past, or no court being offered any more, does not. */
export const stays = (closedBy: readonly string[]): boolean =>
  closedBy.every((id) => id === pastRule || id === 'rule:notOffered');
