import { countGroups, type GroupCounts } from './line-groups.ts';
import { isOwnHold, type Seating, type SeatLine, unlimitedCapacity } from './seats.ts';

/** How full a line is. `free` is null without a limit. */
export interface SeatCounts {
  /** Heads that are in. */
  readonly taken: number;
  /** People in line, including those with a held seat. */
  readonly waiting: number;
  /** Players in line with a held seat; absent where there are none. */
  readonly offered?: number;
  readonly free: number | null;
  /** The same by group, where the event has groups. */
  readonly groups?: GroupCounts[];
}

export function countSeats(line: SeatLine, seated: Seating): SeatCounts {
  const { capacity } = line;
  const groups = countGroups(line);
  const offered = Object.keys(seated.offered).filter((person) => !isOwnHold(line, person)).length;
  return {
    taken: seated.taken,
    waiting: seated.waiting.length + offered,
    ...(offered > 0 && { offered }),
    free: capacity === unlimitedCapacity ? null : capacity - seated.taken - seated.held,
    ...(groups && { groups }),
  };
}

/** The same from the number of people alone, where each brings one head. */
export const countSingles = (capacity: number, people: number): SeatCounts => ({
  taken: Math.min(people, capacity),
  waiting: Math.max(0, people - capacity),
  free: capacity === unlimitedCapacity ? null : Math.max(0, capacity - people),
});
