import type { GameScore } from '../brackets/bracket.ts';
import type { MatchScore } from '../games/scoring/scoring.ts';

/** A score as a bracket keeps it: of a match of several games each set is one; otherwise the whole match is one game. */
export function gamesOfScore(
  { scores: [a = 0, b = 0], sets, winner }: Pick<MatchScore, 'scores' | 'sets' | 'winner'>,
  bestOf: number,
): GameScore[] {
  if (bestOf > 1 && sets) return sets.map(([one, other]) => ({ scores: [one, other] }));
  return [{ scores: [a, b], ...(winner !== undefined && { winner }), ...(sets && { sets }) }];
}
