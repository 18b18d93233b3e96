import { keptOf } from '../rainout.ts';
import type { ScheduleInput } from '../schemas.ts';
import { type ScheduledMatch, type ScheduleVersion, versionOf } from '../version.ts';
import { problemOf } from './problem.ts';
import { startBoard } from './start-board.ts';

/** The same matches where the scheduler put them, with what can be said of them now. What may not be there has no time. */
export function settleSchedule(input: ScheduleInput, matches: readonly ScheduledMatch[]): ScheduleVersion {
  const locked = keptOf(matches.filter((match) => match.locked));
  const { board, refused } = startBoard(problemOf({ ...input, locked, previous: keptOf(matches) }));
  const locks = new Set(locked.map(({ key }) => key));
  const version = versionOf(board, refused);
  // What has been stays too, and is not locked for that.
  return { ...version, matches: version.matches.map((match) => ({ ...match, locked: locks.has(match.key) })) };
}
