import { appearancesOf } from '../appearance.ts';
import type { MatchResult } from '../results.ts';
import type { Ruleset } from '../ruleset.ts';

export const startRating = 1500;
const most = 32;

/** Ratings after all matches, in the order they were played: all begin at 1500 and a match moves at most 32. */
export function eloRatings(results: readonly MatchResult[], ruleset: Ruleset): ReadonlyMap<string, number> {
  const ratings = new Map<string, number>();
  const inOrder = results
    .filter(({ forfeitedBy }) => forfeitedBy === undefined)
    .toSorted((a, b) => (`${a.playedOn} ${a.matchId}` < `${b.playedOn} ${b.matchId}` ? -1 : 1));
  for (const result of inOrder) {
    const [home] = appearancesOf(result, ruleset);
    const homeRating = ratings.get(result.homeId) ?? startRating;
    const awayRating = ratings.get(result.awayId) ?? startRating;
    const expected = 1 / (1 + 10 ** ((awayRating - homeRating) / 400));
    const got = { win: 1, ot_win: 1, draw: 0.5, ot_loss: 0, loss: 0 }[home?.outcome ?? 'draw'];
    ratings.set(result.homeId, homeRating + most * (got - expected));
    ratings.set(result.awayId, awayRating - most * (got - expected));
  }
  return ratings;
}
