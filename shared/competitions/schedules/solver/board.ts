import type { Problem } from './problem.ts';
import { createTotals, type Totals } from './totals.ts';

/** Matches in slots while a schedule is being made. Slots are numbered in order of time. */
export interface Board {
  readonly problem: Problem;
  /** By match; -1 is nowhere. */
  readonly slotOf: Int32Array;
  /** By slot; -1 is empty. */
  readonly matchAt: Int32Array;
  /** By match: 1 where home and away are turned around. */
  readonly turned: Uint8Array;
  /** By actor: the slots they play in, in order of time. */
  readonly diaries: number[][];
  /** By entrant: matches at home, of all. */
  readonly homes: Int32Array;
  /** Matches that stay where they are. */
  readonly fixed: Set<number>;
  readonly totals: Totals;
}

export function createBoard(problem: Problem): Board {
  const homes = new Int32Array(problem.input.entrants.length);
  for (const { entrants } of problem.matches) homes[entrants[0]] = (homes[entrants[0]] ?? 0) + 1;
  return {
    problem,
    slotOf: new Int32Array(problem.matches.length).fill(-1),
    matchAt: new Int32Array(problem.slots.length).fill(-1),
    turned: new Uint8Array(problem.matches.length),
    diaries: problem.actorIds.map(() => []),
    homes,
    fixed: new Set(),
    totals: createTotals(problem),
  };
}

export function place(board: Board, match: number, slot: number): void {
  board.slotOf[match] = slot;
  board.matchAt[slot] = match;
  for (const actor of board.problem.matches[match]?.actors ?? []) {
    const diary = board.diaries[actor] ?? [];
    diary.splice(firstFrom(diary, slot), 0, slot);
  }
  board.totals.count(match, slot, 1);
}

export function lift(board: Board, match: number): number {
  const slot = slotOf(board, match);
  if (slot < 0) return slot;
  board.slotOf[match] = -1;
  board.matchAt[slot] = -1;
  for (const actor of board.problem.matches[match]?.actors ?? []) {
    const diary = board.diaries[actor] ?? [];
    diary.splice(firstFrom(diary, slot), 1);
  }
  board.totals.count(match, slot, -1);
  return slot;
}

/** Home becomes away. */
export function turn(board: Board, match: number): void {
  const [home, away] = sidesOf(board, match);
  board.turned[match] = 1 - (board.turned[match] ?? 0);
  board.homes[home] = (board.homes[home] ?? 0) - 1;
  board.homes[away] = (board.homes[away] ?? 0) + 1;
}

const noEntrants: readonly [number, number] = [-1, -1];

/** Who is at home and who comes, by number. */
export function sidesOf({ problem, turned }: Board, match: number): readonly [number, number] {
  const [home, away] = problem.matches[match]?.entrants ?? noEntrants;
  return turned[match] === 1 ? [away, home] : [home, away];
}

export const slotOf = (board: Board, match: number): number => board.slotOf[match] ?? -1;
export const matchAt = (board: Board, slot: number): number => board.matchAt[slot] ?? -1;

/** Where the first is that is not smaller. */
export function firstFrom(ordered: readonly number[], value: number): number {
  let [low, high] = [0, ordered.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ordered[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Where everything is, to come back to. */
export const snapshotOf = ({ slotOf: slots, turned }: Board) => ({ slots: slots.slice(), turned: turned.slice() });

export function restore(board: Board, { slots, turned }: ReturnType<typeof snapshotOf>): void {
  for (let match = 0; match < slots.length; match += 1) {
    if (slots[match] !== slotOf(board, match)) lift(board, match);
    if (turned[match] !== board.turned[match]) turn(board, match);
  }
  slots.forEach((slot, match) => {
    if (slot >= 0 && slotOf(board, match) < 0) place(board, match, slot);
  });
}
