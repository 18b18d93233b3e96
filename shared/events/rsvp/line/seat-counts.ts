import { countGroups, type GroupCounts } from './line-groups.ts';
import { type Seating, type SeatLine, unlimitedCapacity } from './seats.ts';

/** How full a line is. `free` is null without a limit. */
export interface SeatCounts {
  /** Heads that are in. */
  readonly taken: number;
  /** People in line, those included for whom a seat is held. */
  readonly waiting: number;
  /** Those in line for whom a seat is held; absent where there are none. */
  readonly offered?: number;
  readonly free: number | null;
  /** The same by group, where the event has groups. */
  readonly groups?: GroupCounts[];
}

export function countSeats(line: SeatLine, seated: Seating): SeatCounts {
  const { capacity } = line;
  const groups = countGroups(line);
  const offered = Object.keys(seated.offered).length;
  return {
    taken: seated.taken,
    waiting: seated.waiting.length + offered,
    ...(offered > 0 && { offered }),
    free: capacity === unlimitedCapacity ? null : capacity - seated.taken - seated.held,
    ...(groups && { groups }),
  };
}

/** The same from the number of people alone, where everybody brings one head. */
export const countSingles = (capacity: number, people: number): SeatCounts => ({
  taken: Math.min(people, capacity),
  waiting: Math.max(0, people - capacity),
  free: capacity === unlimitedCapacity ? null : Math.max(0, capacity - people),
});
