import { blockersOf } from './blockers.ts';
import { type Board, slotOf } from './board.ts';
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
    const tally = new Map<string, number>();
    for (const slot of problem.slots) {
      const ids = new Set(blockersOf(board, index, slot.index).map(({ constraintId }) => constraintId));
      for (const id of ids) tally.set(id, (tally.get(id) ?? 0) + 1);
    }
    if (tally.size === 0) return { key, constraintIds: ['window'], sentence: 'No court is offered within the dates.' };
    const constraintIds = binding(tally);
    const sentence = `None of ${problem.slots.length} times is possible: ${sayAll(problem, constraintIds)}.`;
    return { key, constraintIds, sentence };
  });
}

const lockedUnplaced = ({ problem }: Board, key: string, ids: readonly string[]): Unplaced => ({
  key,
  constraintIds: ids.length > 0 ? ids : ['window'],
  sentence: `It is locked to a time that it cannot have: ${sayAll(problem, ids)}.`,
});
