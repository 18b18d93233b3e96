import { type Unmet, unmetOf } from './receipt/unmet.ts';
import { type Unplaced, unplacedOf } from './receipt/unplaced.ts';
import type { PlayedAt } from './schemas.ts';
import { type Board, sidesOf, slotOf } from './solver/board.ts';
import { costsOf } from './solver/costs.ts';
import { localAt } from './solver/local-minutes.ts';
import type { Costs } from './weights.ts';

/** A match of a schedule; without a time it is in `unplaced`, with the reason. */
export interface ScheduledMatch {
  readonly key: string;
  readonly groupId: string;
  readonly round: number;
  readonly meeting: number;
  readonly homeId: string;
  readonly awayId: string;
  readonly at?: PlayedAt | undefined;
  readonly durationMinutes?: number | undefined;
  /** Stays where it is. */
  readonly locked: boolean;
}

export interface ScheduleVersion {
  readonly matches: readonly ScheduledMatch[];
  readonly unplaced: readonly Unplaced[];
  readonly unmet: readonly Unmet[];
  /** By wish, before weights. */
  readonly costs: Costs;
  /** The sum with weights. */
  readonly cost: number;
}

export function versionOf(board: Board, refused: ReadonlyMap<number, readonly string[]>): ScheduleVersion {
  const { costs, total } = costsOf(board);
  return {
    matches: board.problem.matches.map(({ index }) => scheduled(board, index)),
    unplaced: unplacedOf(board, refused),
    unmet: unmetOf(board),
    costs,
    cost: total,
  };
}

function scheduled(board: Board, index: number): ScheduledMatch {
  const { matches, slots, input } = board.problem;
  const match = matches[index];
  if (!match) throw new RangeError(`There is no match ${index}.`);
  const { key, groupId, round, meeting } = match;
  const [homeId = '', awayId = ''] = sidesOf(board, index).map((entrant) => input.entrants[entrant]?.id);
  const slot = slots[slotOf(board, index)];
  const about = { key, groupId, round, meeting, homeId, awayId, locked: board.fixed.has(index) };
  if (!slot) return about;
  const at = { placeId: slot.placeId, courtId: slot.courtId, localStart: localAt(slot.start) };
  return { ...about, at, durationMinutes: slot.end - slot.start };
}
