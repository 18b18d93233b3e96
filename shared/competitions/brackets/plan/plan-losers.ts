import { type EliminationKind, roundOf } from '../elimination.ts';
import { type PlannedMatch, type Source, winnerOf } from './plan.ts';

/**
 * Losers of the first round play among themselves; from then on, survivors meet those who drop, then each other.
 * @param dropping who drops by round, each half as many as the round before
 */
export function losersRounds(kind: EliminationKind, dropping: readonly Source[][]): PlannedMatch[][] {
  const [first = [], ...later] = dropping;
  const total = 1 + Math.log2(first.length / 2) + later.length;
  const rounds: PlannedMatch[][] = [];
  const play = (sources: readonly Source[]) => {
    const round = roundOf(kind, rounds.length + 1, total - rounds.length - 1, sources);
    rounds.push(round);
    return round.map(winnerOf);
  };
  let left = play(first);
  for (const losers of later) {
    if (left.length > losers.length) left = play(left);
    left = play(losers.flatMap((loser, index) => [loser, left[index] ?? { from: 'bye' as const }]));
  }
  // Where no more entrants drop, survivors play on until one is left.
  while (left.length > 1) left = play(left);
  return rounds;
}
