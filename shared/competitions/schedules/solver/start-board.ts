import type { ScheduleInput } from '../schemas.ts';
import { blockersOf, fits } from './blockers.ts';
import { type Board, createBoard, place, sidesOf, turn } from './board.ts';
import { stayingOf, stays } from './kept-slots.ts';
import type { Problem } from './problem.ts';
import { slotKey } from './slots.ts';

type Kept = ScheduleInput['locked'][number];

/** A board with what stays, and what can stay, where it was. What was locked to a time it cannot have is in `refused`. */
export function startBoard(problem: Problem): { board: Board; refused: ReadonlyMap<number, readonly string[]> } {
  const board = createBoard(problem);
  const byKey = new Map(problem.matches.map(({ key, index }) => [key, index]));
  const refused = new Map<number, readonly string[]>();
  for (const kept of stayingOf(problem.input)) {
    const match = byKey.get(kept.key);
    if (match === undefined || board.fixed.has(match)) continue;
    const blockedBy = stay(board, match, kept);
    board.fixed.add(match);
    if (blockedBy.length > 0) refused.set(match, blockedBy);
  }
  for (const kept of problem.input.previous) {
    const match = byKey.get(kept.key);
    if (match !== undefined && !board.fixed.has(match)) stayIfPossible(board, match, kept);
  }
  return { board, refused };
}

/** Returns the ids of the constraints that keep it from where it is locked to. */
function stay(board: Board, match: number, kept: Kept): string[] {
  turnTo(board, match, kept.homeId);
  const { notBefore } = board.problem.input;
  const isPast = notBefore !== undefined && kept.at.localStart < notBefore;
  const slot = slotOfKept(board.problem, kept);
  const blockers = blockersOf(board, match, slot).filter(
    // Nothing but another match undoes what has been.
    (blocker) => !stays([blocker.constraintId]) && !(isPast && blocker.match < 0),
  );
  if (blockers.length === 0) place(board, match, slot);
  return [...new Set(blockers.map(({ constraintId }) => constraintId))];
}

function stayIfPossible(board: Board, match: number, kept: Kept): void {
  turnTo(board, match, kept.homeId);
  const slot = slotOfKept(board.problem, kept);
  if (slot >= 0 && board.slotOf[match] === -1 && fits(board, match, slot)) place(board, match, slot);
}

function turnTo(board: Board, match: number, homeId: string): void {
  const { entrants } = board.problem.input;
  const [home, away] = sidesOf(board, match);
  if (entrants[home]?.id !== homeId && entrants[away]?.id === homeId) turn(board, match);
}

const slotOfKept = ({ slotByKey }: Problem, { at }: Kept): number =>
  slotByKey.get(slotKey(at.placeId, at.courtId, at.localStart)) ?? -1;
