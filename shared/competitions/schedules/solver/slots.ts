import type { Closure, Resource, ScheduleInput } from '../schemas.ts';
import { dayOf, localAt, minutesAt, overlap } from './local-minutes.ts';

/** One time on one court in which a match can be. Minutes are those of `local-minutes.ts`. */
export interface Slot {
  readonly index: number;
  readonly placeId: string;
  readonly courtId: string;
  readonly day: number;
  readonly start: number;
  readonly end: number;
  /** When the next match on the court may begin. */
  readonly freeAgain: number;
  readonly gameTypes: readonly string[];
  /** Ids of what closes it; empty when it is open. */
  readonly closedBy: readonly string[];
}

/** Every slot of the resources within the window, in order of time; closed ones are kept for the reasons. */
export function slotsOf(input: Offered): Slot[] {
  const slots = input.resources
    .filter(({ day }) => day >= input.from && day <= input.until)
    .flatMap((resource) => slotsOfResource(resource));
  const earliest = input.notBefore ? minutesAt(input.notBefore) : Number.NEGATIVE_INFINITY;
  return slots
    .sort((a, b) => a.start - b.start || compare(courtOf(a), courtOf(b)))
    .filter((slot, index, all) => !sameSlot(slot, all[index - 1]))
    .map((slot, index) => ({ ...slot, index, closedBy: closuresOf(slot, input, earliest) }));
}

type Offered = Pick<ScheduleInput, 'resources' | 'closures' | 'from' | 'until' | 'notBefore' | 'holidays' | 'shape'>;

/** The id of the rule that what lies in the past cannot be filled. */
export const pastRule = 'rule:past';

export const courtOf = ({ placeId, courtId }: Pick<Slot, 'placeId' | 'courtId'>): string => `${placeId}/${courtId}`;

export const slotKey = (placeId: string, courtId: string, localStart: string): string =>
  `${placeId}/${courtId}/${localStart}`;

export const keyOfSlot = (slot: Slot): string => slotKey(slot.placeId, slot.courtId, localAt(slot.start));

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

const sameSlot = (a: Omit<Slot, 'index' | 'closedBy'>, b?: Omit<Slot, 'index' | 'closedBy'>) =>
  b !== undefined && a.start === b.start && courtOf(a) === courtOf(b);

function slotsOfResource({ day, from, to, matchMinutes, changeoverMinutes, ...where }: Resource) {
  const { placeId, courtId, gameTypes } = where;
  const [opens, closes] = [minutesAt(`${day}T${from}`), minutesAt(`${day}T${to}`)];
  const slots: Omit<Slot, 'index' | 'closedBy'>[] = [];
  for (let start = opens; start + matchMinutes <= closes; start += matchMinutes + changeoverMinutes) {
    const end = start + matchMinutes;
    slots.push({ placeId, courtId, gameTypes, day: dayOf(start), start, end, freeAgain: end + changeoverMinutes });
  }
  return slots;
}

const closuresOf = (slot: Omit<Slot, 'index' | 'closedBy'>, { closures, ...input }: Offered, earliest: number) => [
  ...closures.filter((closure) => closes(closure, slot)).map(({ id }) => `closure:${id}`),
  ...holidaysOn(slot, input),
  ...(slot.start < earliest ? [pastRule] : []),
];

/** One round a week leaves holidays out (decision D60); spread over the season they are only avoided. */
function holidaysOn({ start }: { readonly start: number }, { shape, holidays }: Pick<Offered, 'shape' | 'holidays'>) {
  const day = localAt(start).slice(0, 10);
  return shape === 'weekly' && holidays.includes(day) ? [`holiday:${day}`] : [];
}

/** Whether a closure falls into a time on a court. */
export function closes(
  closure: Closure,
  at: { placeId: string; courtId: string; start: number; end: number },
): boolean {
  if (closure.placeId !== undefined && closure.placeId !== at.placeId) return false;
  if (closure.courtId !== undefined && closure.courtId !== at.courtId) return false;
  return overlap({ start: minutesAt(closure.from), end: minutesAt(closure.until) }, at);
}
