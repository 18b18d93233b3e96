import { blockersOf } from '../solver/blockers.ts';
import { type Board, lift, place, slotOf } from '../solver/board.ts';
import { entrantCosts } from '../solver/entrant-costs.ts';
import { matchCosts, spacingCost } from '../solver/match-costs.ts';
import type { Costs, Wish } from '../weights.ts';

/** A wish of some matches, and how far it is from being fulfilled now. */
export interface Measured {
  readonly wish: Wish;
  readonly matches: readonly number[];
  readonly measure: () => number;
  readonly entrant?: number;
}

/** So much is tried to find out what stands against a wish. */
const mostMatches = 4;
const mostSlots = 40;

/** Tries other times for the matches: counts the constraints that forbid them, or the wishes that would suffer. */
export function whatStandsAgainst(board: Board, about: Measured): Map<string, number> {
  const tally = new Map<string, number>();
  const count = (id: string) => tally.set(id, (tally.get(id) ?? 0) + 1);
  const before = about.measure();
  for (const match of about.matches.slice(0, mostMatches)) {
    if (board.fixed.has(match)) count('rule:locked');
    else for (const slot of slotsAround(board, match)) tryAt(board, about, { match, slot, before }, count);
  }
  if (tally.size === 0) count(`wish:${about.wish}`);
  return tally;
}

interface Try {
  readonly match: number;
  readonly slot: number;
  readonly before: number;
}

function tryAt(board: Board, about: Measured, { match, slot, before }: Try, count: (id: string) => void): void {
  const costs = costsByWish(board, match);
  const from = lift(board, match);
  const blockers = blockersOf(board, match, slot);
  if (blockers.length === 0) {
    place(board, match, slot);
    if (about.measure() < before) for (const wish of worseIn(costs, costsByWish(board, match))) count(`wish:${wish}`);
    lift(board, match);
  }
  for (const id of new Set(blockers.map(({ constraintId }) => constraintId))) count(id);
  place(board, match, from);
}

/** Those nearest in time. */
function slotsAround(board: Board, match: number): number[] {
  const own = slotOf(board, match);
  const first = Math.max(0, own - mostSlots / 2);
  return board.problem.slots
    .slice(first, first + mostSlots)
    .map(({ index }) => index)
    .filter((slot) => slot !== own);
}

function costsByWish(board: Board, match: number): Partial<Costs> {
  const { courts, officials, siblings } = board.totals;
  const sums = { ...matchCosts(board, match, slotOf(board, match)), spacing: spacingCost(board, match) };
  const [one, other] = board.problem.matches[match]?.entrants ?? [0, 0];
  const entrants = [entrantCosts(board, one), entrantCosts(board, other)];
  const both = (wish: keyof ReturnType<typeof entrantCosts>) => entrants.reduce((sum, costs) => sum + costs[wish], 0);
  const ofEntrants = { homeAway: both('homeAway'), earlyLate: both('earlyLate'), awayRun: both('awayRun') };
  return { ...sums, ...ofEntrants, backToBack: both('backToBack'), byes: both('byes'), courts, officials, siblings };
}

const worseIn = (before: Partial<Costs>, after: Partial<Costs>): string[] =>
  Object.keys(after).filter((wish) => (after[wish as Wish] ?? 0) > (before[wish as Wish] ?? 0));
