import { type Costs, type Wish, weighted } from '../weights.ts';
import { type Board, slotOf } from './board.ts';
import { entrantCosts } from './entrant-costs.ts';
import { matchCosts, spacingCost } from './match-costs.ts';

/** A match without a time costs more than any wish. */
const unplacedCost = 1000;

/**
 * What some matches cost now, with weights and with what concerns all, but without what their entrants cost. Comparable
 * before and after these matches, and no others, were moved or turned.
 */
export function costAround(board: Board, matches: readonly number[]): number {
  const { weights } = board.problem.input;
  const { courts, officials, siblings } = board.totals;
  let sum = courts * weights.courts + officials * weights.officials + siblings * weights.siblings;
  for (const index of matches) {
    const slot = slotOf(board, index);
    sum += slot < 0 ? unplacedCost : weighted(matchCosts(board, index, slot), weights);
    sum += spacingCost(board, index) * weights.spacing;
  }
  return sum;
}

export const costOfEntrant = (board: Board, entrant: number): number =>
  weighted(entrantCosts(board, entrant), board.problem.input.weights);

/** What the whole schedule costs by each wish, before weights, and with them in `total`. */
export function costsOf(board: Board): { readonly costs: Costs; readonly total: number; readonly unplaced: number } {
  const { problem, totals } = board;
  const costs = Object.fromEntries(Object.keys(problem.input.weights).map((wish) => [wish, 0])) as Costs;
  const add = (part: Partial<Costs>) => {
    for (const [wish, cost] of Object.entries(part)) costs[wish as Wish] += cost;
  };
  add({ courts: totals.courts, officials: totals.officials, siblings: totals.siblings });
  let unplaced = 0;
  for (const { index } of problem.matches) {
    const slot = slotOf(board, index);
    if (slot < 0) unplaced += 1;
    else add(matchCosts(board, index, slot));
    // Both meetings count each other.
    add({ spacing: spacingCost(board, index) / 2 });
  }
  for (const entrant of problem.input.entrants.keys()) add(entrantCosts(board, entrant));
  return { costs, total: weighted(costs, problem.input.weights), unplaced };
}
