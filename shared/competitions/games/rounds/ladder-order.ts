import { afterChallenge } from '../../schedules/pairing/ladder.ts';
import { isOver } from '../competition-of.ts';
import type { Match } from '../schemas.ts';
import { winnerOf } from '../scoring/winner.ts';

/** A ladder, top first, after everything that was played on it: a winner from below takes the rung. */
export const ladderOrder = (first: readonly string[], matches: readonly Match[]): string[] =>
  matches
    .filter(isOver)
    .toSorted((a, b) => a.number - b.number)
    .reduce((order, match) => afterOne(order, match), [...first]);

function afterOne(order: string[], match: Match): string[] {
  const [one, other] = match.sides.map(({ entrantId }) => entrantId ?? '');
  const winner = winnerOf(match);
  if (!one || !other || winner === undefined) return order;
  const [challengedId, challengerId] = order.indexOf(one) < order.indexOf(other) ? [one, other] : [other, one];
  return afterChallenge(order, { challengerId, challengedId }, (winner === 0 ? one : other) ?? '');
}
