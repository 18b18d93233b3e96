import { pairSwissRound, type SwissEntrant } from '../../schedules/pairing/swiss.ts';
import type { GameEntrant } from '../entrant.ts';
import type { Match } from '../schemas.ts';
import { winnerOf } from '../scoring/winner.ts';
import type { PlannedMatch } from './planned-match.ts';

/** What has to be known of a match. */
type Met = Pick<Match, 'sides' | 'score'>;

/** The next Swiss round; an entrant without an opponent gets its point by a bye. Empty when no pairings are left. */
export function nextSwiss(
  { entrants }: { readonly entrants: readonly GameEntrant[] },
  matches: readonly Met[],
  round: number,
): PlannedMatch[] {
  const field = entrants
    .filter(({ status }) => status === 'in')
    .toSorted((a, b) => (a.seed ?? 999) - (b.seed ?? 999))
    .map(({ entrantId }) => standingOf(entrantId, matches));
  const made = pairSwissRound(field);
  if (!made) return [];
  const met = made.pairs.map(({ homeId, awayId }): PlannedMatch => ({ round, sides: [on(homeId), on(awayId)] }));
  return made.byeId ? [...met, { round, sides: [on(made.byeId), { slotState: 'bye' }] }] : met;
}

const on = (entrantId: string) => ({ entrantId, slotState: 'set' as const });

function standingOf(entrantId: string, matches: readonly Met[]): SwissEntrant {
  const own = matches.filter(({ sides }) => sides.some((side) => side.entrantId === entrantId));
  const byes = own.filter(({ sides }) => sides.some(({ slotState }) => slotState === 'bye'));
  const played = own.filter((match) => !byes.includes(match));
  const pointsOf = (match: Met) => {
    const winner = winnerOf(match);
    if (winner === undefined) return 0.5;
    return match.sides[winner].entrantId === entrantId ? 1 : 0;
  };
  return {
    entrantId,
    points: byes.length + played.reduce((sum, match) => sum + pointsOf(match), 0),
    metIds: played
      .flatMap(({ sides }) => sides.flatMap((side) => side.entrantId ?? []))
      .filter((id) => id !== entrantId),
    hadBye: byes.length > 0,
    homes: played.filter(({ sides: [home] }) => home.entrantId === entrantId).length,
    aways: played.filter(({ sides: [, away] }) => away.entrantId === entrantId).length,
  };
}
