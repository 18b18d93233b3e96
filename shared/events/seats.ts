/**
 * One event's line: everybody who asked to come, in the order the store accepted them. Who is in and who waits is not
 * stored; it follows from the order, so a seat cannot be sold twice and a leave promotes by itself.
 */
export interface SeatLine {
  /** People who can be in. */
  readonly capacity: number;
  /** The number each person drew, by user id. Lower is earlier; numbers are never given again. */
  readonly order: Readonly<Record<string, number>>;
  /** Heads a person brings in all, where that is more than their own. */
  readonly heads: Readonly<Record<string, number>>;
}

/** The line's people, split where the seats end. */
export interface Seating {
  readonly in: readonly string[];
  readonly waiting: readonly string[];
  /** Heads that are in. */
  readonly taken: number;
}

/** Seats for an event without a limit, bounded by what one stored item can hold. */
export const unlimitedCapacity = 5000;
/** How many may wait: a whole crowd may come at once, and the line still fits one stored item. */
const waitlistRoom = 2000;

/** How many seats and places in line an event offers in all. */
export const roomFor = (capacity: number | null, allowWaitlist: boolean): number =>
  (capacity ?? unlimitedCapacity) + (allowWaitlist && capacity !== null ? waitlistRoom : 0);

/**
 * Seats are given in order until somebody does not fit; they and everybody behind them wait (decision D29: first come,
 * first served over parties, so a party at the head may hold up smaller ones behind it).
 */
export function seating(line: SeatLine): Seating {
  const people = Object.keys(line.order).sort((a, b) => (line.order[a] ?? 0) - (line.order[b] ?? 0));
  let taken = 0;
  let seated = 0;
  for (const person of people) {
    const heads = line.heads[person] ?? 1;
    if (taken + heads > line.capacity) break;
    taken += heads;
    seated += 1;
  }
  return { in: people.slice(0, seated), waiting: people.slice(seated), taken };
}

/** How full a line is. `free` is null without a limit. */
export interface SeatCounts {
  /** Heads that are in. */
  readonly taken: number;
  /** People in line. */
  readonly waiting: number;
  readonly free: number | null;
}

export const countSeats = ({ capacity }: Pick<SeatLine, 'capacity'>, seated: Seating): SeatCounts => ({
  taken: seated.taken,
  waiting: seated.waiting.length,
  free: capacity === unlimitedCapacity ? null : capacity - seated.taken,
});

/** The same from the number of people alone, where everybody brings one head. */
export const countSingles = (capacity: number, people: number): SeatCounts => ({
  taken: Math.min(people, capacity),
  waiting: Math.max(0, people - capacity),
  free: capacity === unlimitedCapacity ? null : Math.max(0, capacity - people),
});

export type Standing =
  | { readonly status: 'in' }
  | { readonly status: 'waiting'; readonly position: number }
  | { readonly status: 'none' };

/** Where one person stands. */
export function standingOf(userId: string, seated: Seating): Standing {
  if (seated.in.includes(userId)) return { status: 'in' };
  const index = seated.waiting.indexOf(userId);
  return index < 0 ? { status: 'none' } : { status: 'waiting', position: index + 1 };
}

/** What happened to one person between two states of a line. */
export interface SeatChange {
  readonly userId: string;
  readonly from: Standing['status'];
  readonly to: Standing['status'];
}

/** Everybody whose standing differs; moving up while still waiting is no change. */
export function seatChanges(before: SeatLine | undefined, after: SeatLine): SeatChange[] {
  const statuses = (line: SeatLine | undefined) => {
    const seated = line ? seating(line) : { in: [], waiting: [] };
    return new Map<string, Standing['status']>([
      ...seated.in.map((userId) => [userId, 'in'] as const),
      ...seated.waiting.map((userId) => [userId, 'waiting'] as const),
    ]);
  };
  const [was, is] = [statuses(before), statuses(after)];
  const people = new Set([...was.keys(), ...is.keys()]);
  return [...people]
    .map((userId) => ({ userId, from: was.get(userId) ?? 'none', to: is.get(userId) ?? 'none' }) as const)
    .filter(({ from, to }) => from !== to);
}
