import { isOpen } from '../../games/competition-of.ts';
import type { GameEntrant } from '../../games/entrant.ts';
import { ladderOrder } from '../../games/rounds/ladder-order.ts';
import { nextSwiss } from '../../games/rounds/next-swiss.ts';
import type { Match } from '../../games/schemas.ts';
import type { PlannedDivision } from '../planned-division.ts';
import { ladderChallenges } from './ladder.ts';

type Pair = PlannedDivision['pairs'][number];
export type NextPairs =
  | { readonly pairs: readonly Pair[]; readonly byes: PlannedDivision['byes'] }
  | { readonly refused: 'game.roundOpen' | 'game.noMoreRounds' };

/** The next round of a division that goes round by round, from what came of the rounds before. @param entrants best first */
export function nextPairs(
  division: PlannedDivision,
  entrants: readonly GameEntrant[],
  matches: readonly Match[],
): NextPairs {
  const { pairs, byes, rounds = 64 } = division;
  const ids = entrants.filter(({ status }) => status === 'in').map(({ entrantId }) => entrantId);
  const due = pairs.filter(({ homeId, awayId }) => ids.includes(homeId) && ids.includes(awayId));
  if (!due.every((pair) => isSettled(pair, matches))) return { refused: 'game.roundOpen' };
  const round = 1 + Math.max(0, ...pairs.map((pair) => pair.round));
  const made = round > rounds ? [] : madeOf(division, { entrants, ids, matches, round });
  if (made.length === 0) return { refused: 'game.noMoreRounds' };
  const met = made.flatMap(([homeId, awayId]) => (awayId ? [{ round, homeId, awayId }] : []));
  const free = made.flatMap(([entrantId, awayId]) => (awayId ? [] : [{ round, entrantId }]));
  return { pairs: [...pairs, ...met], byes: [...byes, ...free] };
}

interface Round {
  readonly entrants: readonly GameEntrant[];
  readonly ids: readonly string[];
  readonly matches: readonly Match[];
  readonly round: number;
}
/** Who is at home, and who comes; undefined for a bye. */
type Made = readonly [string, string | undefined];

function madeOf({ format, pairs, byes, reach }: PlannedDivision, { entrants, ids, matches, round }: Round): Made[] {
  if (format === 'swiss') {
    const played = [...matches, ...byes.map(({ entrantId }) => ({ sides: byeOf(entrantId) }))];
    return nextSwiss({ entrants }, played, round).map(({ sides: [home, away] }) => [
      home.entrantId ?? '',
      away.entrantId,
    ]);
  }
  const before = pairs
    .filter((pair) => pair.round === round - 1)
    .map(({ homeId, awayId }) => ({ challengedId: homeId, challengerId: awayId }));
  const order = ladderOrder(ids, matches);
  return ladderChallenges({ order, step: round - 1, reach, before }).map(({ challengedId, challengerId }) => [
    challengedId,
    challengerId,
  ]);
}

const byeOf = (entrantId: string): Match['sides'] => [{ entrantId, slotState: 'set' }, { slotState: 'bye' }];

/** Two who meet again and again have settled all of it, or the round is open. */
function isSettled({ homeId, awayId }: Pair, matches: readonly Match[]): boolean {
  const theirs = matches.filter(({ sides }) =>
    [homeId, awayId].every((id) => sides.some((one) => one.entrantId === id)),
  );
  return theirs.length > 0 && !theirs.some(isOpen);
}
