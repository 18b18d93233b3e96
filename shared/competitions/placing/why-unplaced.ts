import type { Placed, PlacingRules, ToPlace, UnplacedReason } from './placing.ts';
import { createPlacingBoard, firstFree, firstOn, nowhere, readyAt } from './placing-board.ts';

/**
 * By the key of each match that has no place: what binds it. A match before it has none; its window and the hours leave no
 * time; its possible players play or rest in all of it; no court has hours left. What has room is not in it.
 */
export function whyUnplaced(
  matches: readonly ToPlace[],
  rules: PlacingRules,
  placed: readonly Placed[],
): ReadonlyMap<string, UnplacedReason> {
  const board = createPlacingBoard(matches, rules, placed);
  const anyCourt = { taken: [], before: nowhere };
  const alone = { ...board, sharing: [] };
  const reasonOf = (index: number): UnplacedReason | undefined => {
    if (firstFree(board, index).start !== nowhere) return undefined;
    const own = matches[index]?.from ?? nowhere;
    if (firstOn(alone, index, { ...anyCourt, earliest: own }) === nowhere) return 'window';
    if (board.feeders[index]?.some((feeder) => board.starts[feeder] === nowhere)) return 'before';
    return firstOn(board, index, { ...anyCourt, earliest: readyAt(board, index) }) === nowhere ? 'rest' : 'courts';
  };
  return new Map(
    matches.flatMap(({ key }, index) => {
      const reason = board.starts[index] === nowhere ? reasonOf(index) : undefined;
      return reason ? [[key, reason] as const] : [];
    }),
  );
}
