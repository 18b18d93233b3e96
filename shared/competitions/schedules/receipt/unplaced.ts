import { quantity } from '#shared/quantity.ts';
import { blockersOf } from '../solver/blockers.ts';
import { type Board, slotOf } from '../solver/board.ts';
import { binding, sayAll } from './constraint-words.ts';

/** A match for which there was no time, and what stood in its way. */
export interface Unplaced {
  readonly key: string;
  readonly constraintIds: readonly string[];
  readonly sentence: string;
}

/** @param refused by match: what keeps it from the time it is locked to */
export function unplacedOf(board: Board, refused: ReadonlyMap<number, readonly string[]>): Unplaced[] {
  const { problem } = board;
  const without = problem.matches.filter(({ index }) => slotOf(board, index) < 0);
  return without.map(({ index, key }) => {
    const locked = refused.get(index);
    if (locked) return lockedUnplaced(board, key, locked);
    const { tally, free } = whatForbids(board, index);
    if (free > 0) return { key, constraintIds: ['waiting'], sentence: waits(free, problem.slots.length) };
    if (tally.size === 0) return { key, constraintIds: ['window'], sentence: 'No field is open within the dates.' };
    const constraintIds = binding(tally);
    const sentence = `None of ${quantity(problem.slots.length, 'time')} is possible: ${sayAll(problem, constraintIds)}.`;
    return { key, constraintIds, sentence };
  });
}

/** How often each constraint forbids a time, and how many times nothing forbids. */
function whatForbids(board: Board, index: number) {
  const tally = new Map<string, number>();
  let free = 0;
  for (const slot of board.problem.slots) {
    const ids = new Set(blockersOf(board, index, slot.index).map(({ constraintId }) => constraintId));
    if (ids.size === 0) free += 1;
    for (const id of ids) tally.set(id, (tally.get(id) ?? 0) + 1);
  }
  return { tally, free };
}

/** Of what the scheduler took off, or what a changed plan left without its time. */
const waits = (free: number, of: number) =>
  `It waits for a time: ${free} of ${quantity(of, 'is', 'are')} possible for it.`;

const lockedUnplaced = ({ problem }: Board, key: string, ids: readonly string[]): Unplaced => ({
  key,
  constraintIds: ids.length > 0 ? ids : ['window'],
  sentence: `It is locked to a time that it cannot have: ${sayAll(problem, ids)}.`,
});
