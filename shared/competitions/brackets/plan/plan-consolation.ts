import { elimination } from '../elimination.ts';
import { dropOrder } from './drop-order.ts';
import { loserOf, type PlannedMatch } from './plan.ts';
import { losersRounds } from './plan-losers.ts';

const kind = { part: 'consolation', letter: 'C' } as const;

/**
 * Further matches for those who lose early. `feed_in` takes in all who lose before the semi-finals, round after
 * round; four entrants lose for the first time in the semi-finals, so that theirs is the match of the first losers.
 * @param hasThirdPlace the match for third place takes the losers of the semi-finals
 */
export function planConsolation(
  consolation: 'first_round_losers' | 'feed_in',
  rounds: readonly PlannedMatch[][],
  hasThirdPlace: boolean,
): PlannedMatch[] {
  const [first = []] = rounds;
  if (first.length < 2 || (first.length === 2 && hasThirdPlace)) return [];
  if (consolation === 'first_round_losers' || rounds.length < 4) return elimination(kind, first.map(loserOf)).flat();
  const dropping = rounds.slice(0, -2).map((round, index) => dropOrder(round.map(loserOf), index + 1));
  return losersRounds(kind, dropping).flat();
}
