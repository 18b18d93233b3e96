import { seeded } from '../../random.ts';
import type { ScheduleInput } from '../schemas.ts';
import type { Board } from '../solver/board.ts';
import type { Problem } from '../solver/problem.ts';
import { placeRounds } from './place-rounds.ts';
import { shareOut } from './share-out.ts';

/** Nothing is there yet that a new schedule would have to go by. */
const isFresh = ({ locked, previous }: ScheduleInput): boolean => locked.length === 0 && previous.length === 0;

/**
 * The schedule that leagues publish as it is (decision D60): one round a week from the first week, the earliest times of
 * each day, courts from the first, every team once on a play day, and even in times, courts, home and away. Undefined
 * where the wish is another, something is there already, or it cannot be had.
 */
export function weeklySchedule(problem: Problem): Board | undefined {
  const { input } = problem;
  if (input.shape !== 'weekly' || !isFresh(input)) return undefined;
  const placed = placeRounds(problem);
  if (!placed) return undefined;
  shareOut(placed, seeded(input.seed));
  return placed.board;
}
