import { fits } from '../solver/blockers.ts';
import { type Board, createBoard, lift, place } from '../solver/board.ts';
import { weekOf } from '../solver/local-minutes.ts';
import type { Problem } from '../solver/problem.ts';

/** Matches on the board, and which of them share their play days. */
export interface PlacedRounds {
  readonly board: Board;
  readonly parts: readonly (readonly number[])[];
}

/** So many steps are taken with so many slots before one more is looked at. */
const mostTries = 2000;

/**
 * Round after round, each in the first week that has room for it, in the earliest times and on the first courts; on days
 * in place of weeks where there are too few weeks, and with several rounds on a day where teams may play as often.
 * Undefined where that cannot be had.
 */
export function placeRounds(problem: Problem): PlacedRounds | undefined {
  const rounds = roundsOf(problem);
  const { mostPerDay } = problem.input.rules;
  const [weeks, days] = [partsBy(problem, weekOf), partsBy(problem, (day) => day)];
  const ways = [
    { parts: weeks, together: 1 },
    ...Array.from({ length: mostPerDay }, (_, index) => ({ parts: days, together: index + 1 })),
  ];
  for (const { parts, together } of ways) {
    const placed = placeIn(problem, parts, joined(rounds, together));
    if (placed) return placed;
  }
  return undefined;
}

function roundsOf({ matches }: Problem): number[][] {
  const rounds = Map.groupBy(matches, ({ round }) => round);
  return [...rounds].toSorted(([a], [b]) => a - b).map(([, all]) => all.map(({ index }) => index));
}

const joined = (rounds: readonly number[][], together: number): number[][] =>
  Array.from({ length: Math.ceil(rounds.length / together) }, (_, index) =>
    rounds.slice(index * together, (index + 1) * together).flat(),
  );

/** Open slots by week or day, in order of time; holidays have none. */
function partsBy({ slots }: Problem, partOf: (day: number) => number): number[][] {
  const open = slots.filter(({ closedBy }) => closedBy.length === 0);
  return [...Map.groupBy(open, ({ day }) => partOf(day)).values()].map((all) => all.map(({ index }) => index));
}

function placeIn(
  problem: Problem,
  parts: readonly (readonly number[])[],
  rounds: readonly (readonly number[])[],
): PlacedRounds | undefined {
  const board = createBoard(problem);
  let part = 0;
  for (const round of rounds) {
    while (part < parts.length && !placeRound(board, round, parts[part] ?? [])) part += 1;
    if (part === parts.length) return undefined;
    part += 1;
  }
  return { board, parts: rounds };
}

/** In as few of the first slots as will do. */
function placeRound(board: Board, round: readonly number[], slots: readonly number[]): boolean {
  for (let count = round.length; count <= slots.length; count += 1) {
    if (fill(board, round, slots.slice(0, count), { left: mostTries })) return true;
  }
  return false;
}

/** Every match in one of the slots, the one with the fewest first; the board stays as it was where that cannot be. */
function fill(board: Board, waiting: readonly number[], slots: readonly number[], tries: { left: number }): boolean {
  if (waiting.length === 0) return true;
  tries.left -= 1;
  if (tries.left <= 0) return false;
  const options = waiting.map((match) => ({ match, open: slots.filter((slot) => fits(board, match, slot)) }));
  const [next] = options.toSorted((a, b) => a.open.length - b.open.length);
  if (!next) return false;
  const others = waiting.filter((match) => match !== next.match);
  for (const slot of firstCourts(board, next.open)) {
    place(board, next.match, slot);
    if (fill(board, others, slots, tries)) return true;
    lift(board, next.match);
  }
  return false;
}

/** Of courts that are free at the same time of one place the first: the others would lead to the same. */
function firstCourts({ problem }: Board, open: readonly number[]): number[] {
  const first = new Map<string, number>();
  for (const index of open) {
    const { start = 0, placeId = '', gameTypes = [] } = problem.slots[index] ?? {};
    const key = `${start} ${placeId} ${gameTypes.join()}`;
    if (!first.has(key)) first.set(key, index);
  }
  return [...first.values()];
}
