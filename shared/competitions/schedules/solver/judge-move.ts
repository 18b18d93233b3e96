import { sayConstraint } from '../receipt/constraint-words.ts';
import type { PlayedAt, ScheduleInput } from '../schemas.ts';
import type { ScheduledMatch } from '../version.ts';
import { blockersOf } from './blockers.ts';
import { createBoard, lift, place, slotOf } from './board.ts';
import { problemOf } from './problem.ts';
import { slotKey } from './slots.ts';

/** A hard constraint that a move would break. */
export interface Break {
  readonly constraintId: string;
  readonly sentence: string;
}

/** Says what moving a match by hand would break; nothing when it may go there. Reads the schedule once. */
export function judgeMoves(
  input: ScheduleInput,
  matches: readonly ScheduledMatch[],
): (key: string, to: PlayedAt) => readonly Break[] {
  const problem = problemOf(input);
  const board = createBoard(problem);
  const byKey = new Map(problem.matches.map(({ key, index }) => [key, index]));
  const slotAt = ({ placeId, courtId, localStart }: PlayedAt) =>
    problem.slotByKey.get(slotKey(placeId, courtId, localStart)) ?? -1;
  for (const { key, at } of matches) {
    const [match, slot] = [byKey.get(key), at ? slotAt(at) : -1];
    if (match !== undefined && slot >= 0 && board.matchAt[slot] === -1) place(board, match, slot);
  }
  return (key, to) => {
    const [match, slot] = [byKey.get(key) ?? -1, slotAt(to)];
    if (slot < 0) return [{ constraintId: 'window', sentence: 'No field is open then.' }];
    const from = slotOf(board, match);
    if (from >= 0) lift(board, match);
    const ids = new Set(blockersOf(board, match, slot).map(({ constraintId }) => constraintId));
    if (from >= 0) place(board, match, from);
    return [...ids].map((constraintId) => ({
      constraintId,
      sentence: sentenceOf(sayConstraint(problem, constraintId)),
    }));
  };
}

const sentenceOf = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
