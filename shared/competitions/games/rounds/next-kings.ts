import type { Match } from '../schemas.ts';
import { winnerOf } from '../scoring/winner.ts';
import { type Courts, firstCourts, nextCourts } from './king-of-court.ts';

/** The courts after all that was played; of a draw the first side, which was on the court before, counts as the winner. */
export function nextKings(entrantIds: readonly string[], courts: number, matches: readonly Match[]): Courts {
  const rounds = [...Map.groupBy(matches, ({ round }) => round)].sort(([a], [b]) => a - b);
  return rounds.reduce(
    (now, [, played]) =>
      nextCourts(
        now,
        played.map((match) => match.sides[winnerOf(match) ?? 0].entrantId ?? ''),
      ),
    firstCourts(entrantIds, courts),
  );
}
