import type { PlayedAt } from '#shared/competitions/schedules/schemas.ts';

/** A time on a court, by the number it has on the board: in order of time, then of courts. */
export interface BoardSlot extends PlayedAt {
  readonly durationMinutes: number;
}

export const sameSlot = (a: PlayedAt | undefined, b: PlayedAt | undefined): boolean =>
  a !== undefined &&
  b !== undefined &&
  a.localStart === b.localStart &&
  a.placeId === b.placeId &&
  a.courtId === b.courtId;

export const dayOfSlot = ({ localStart }: PlayedAt): string => localStart.slice(0, 10);
const courtOf = ({ placeId, courtId }: PlayedAt) => `${placeId}/${courtId}`;

export const inOrder = (slots: readonly BoardSlot[]): BoardSlot[] =>
  slots.toSorted((a, b) => compare(a.localStart, b.localStart) || compare(courtOf(a), courtOf(b)));

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** Where an arrow key leads: up and down through the times of a court, across days; left and right through the courts of a time. */
export function slotTowards(slots: readonly BoardSlot[], from: BoardSlot, arrow: string): BoardSlot {
  const upDown = arrow === 'ArrowUp' || arrow === 'ArrowDown';
  const along = slots.filter((slot) =>
    upDown ? courtOf(slot) === courtOf(from) : slot.localStart === from.localStart,
  );
  const step = arrow === 'ArrowDown' || arrow === 'ArrowRight' ? 1 : -1;
  return along[along.findIndex((slot) => sameSlot(slot, from)) + step] ?? from;
}

export const isArrow = (key: string): boolean => /^Arrow(Up|Down|Left|Right)$/.test(key);

const dayWords = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** `Sat, Dec 5`, as the schedule's own clock and calendar have it. */
export const sayDay = (day: string): string => dayWords.format(new Date(`${day}T00:00Z`));

export const sayTime = ({ localStart }: PlayedAt): string => localStart.slice(11);
