import { type Board, matchAt, sidesOf, slotOf } from '../solver/board.ts';
import { entrantCosts } from '../solver/entrant-costs.ts';
import { matchCosts, spacingCost } from '../solver/match-costs.ts';
import type { Wish } from '../weights.ts';
import { type Measured, whatStandsAgainst } from './conflicts.ts';
import { binding, sayAll, wishWords } from './constraint-words.ts';

/** A wish that is not fulfilled, its team, and what stood against it. Ways and pace are measures and not wishes. */
export interface Unmet {
  readonly wish: Wish;
  readonly entrantIds: readonly string[];
  readonly keys: readonly string[];
  /** Hard constraints, and `wish:` with another wish that would have to give way. */
  readonly constraintIds: readonly string[];
  readonly sentence: string;
}

const ofMatches = ['weekday', 'wishes', 'holidays', 'stay'] as const;
const ofEntrants = ['homeAway', 'earlyLate', 'awayRun', 'backToBack', 'byes'] as const;
const ofAll = ['officials', 'siblings', 'courts'] as const;

/** Every wish with a weight that is not fulfilled. */
export const unmetOf = (board: Board): Unmet[] =>
  measuredOf(board)
    .filter(({ wish }) => board.problem.input.weights[wish] > 0)
    .map((measured) => explained(board, measured));

function measuredOf(board: Board): Measured[] {
  const { matches, input } = board.problem;
  const ofMatch = matches.flatMap(({ index }) => {
    const slot = slotOf(board, index);
    if (slot < 0) return [];
    const costs = matchCosts(board, index, slot);
    return ofMatches
      .filter((wish) => costs[wish] > 0)
      .map((wish) => measured(wish, [index], () => matchCosts(board, index, slotOf(board, index))[wish]));
  });
  const ofEntrant = input.entrants.flatMap((_, entrant) => {
    const costs = entrantCosts(board, entrant);
    const own = (board.diaries[entrant] ?? []).map((slot) => matchAt(board, slot));
    return ofEntrants
      .filter((wish) => costs[wish] > 0)
      .map((wish) => ({ ...measured(wish, own, () => entrantCosts(board, entrant)[wish]), entrant }));
  });
  const repeated = matches.filter(
    ({ index, repeats }) => spacingCost(board, index) > 0 && repeats.every((other) => index < other),
  );
  const spacing = repeated.map(({ index, repeats }) =>
    measured('spacing', [index, ...repeats], () => spacingCost(board, index)),
  );
  const placed = matches.filter(({ index }) => slotOf(board, index) >= 0).map(({ index }) => index);
  const all = ofAll.filter((wish) => board.totals[wish] > 0);
  return [...ofMatch, ...ofEntrant, ...spacing, ...all.map((wish) => measured(wish, placed, () => board.totals[wish]))];
}

const measured = (wish: Wish, matches: readonly number[], measure: () => number): Measured => ({
  wish,
  matches,
  measure,
});

function explained(board: Board, about: Measured): Unmet {
  const { problem } = board;
  const { wish, matches, entrant } = about;
  const constraintIds = binding(whatStandsAgainst(board, about), 6);
  const entrants = entrant === undefined ? entrantsOf(board, matches) : [entrant];
  const entrantIds = matches.length > 2 && entrant === undefined ? [] : idsOf(board, entrants);
  const names = entrantIds.map((id) => problem.input.entrants.find((one) => one.id === id)?.name ?? id);
  const who = names.length > 0 ? ` for ${names.join(' and ')}` : '';
  const sentence = `We couldn’t make sure that ${wishWords[wish]}${who}: ${sayAll(problem, constraintIds)}.`;
  const keys = matches.slice(0, 20).map((match) => problem.matches[match]?.key ?? '');
  return { wish, entrantIds, keys, constraintIds, sentence };
}

const entrantsOf = (board: Board, matches: readonly number[]) => [
  ...new Set(matches.flatMap((match) => [...sidesOf(board, match)])),
];

const idsOf = ({ problem }: Board, entrants: readonly number[]) =>
  entrants.map((entrant) => problem.input.entrants[entrant]?.id ?? '');
