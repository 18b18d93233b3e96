import { elimination } from '../elimination.ts';
import { loserOf, type PlannedMatch } from './plan.ts';

/**
 * Those who lost in one round play among themselves for the places that are left to them, and so do those who lose there.
 * The two losers of the semi-finals have their match for third place elsewhere.
 * @param depth the last place that is played for
 */
export function planPlacement(rounds: readonly PlannedMatch[][], depth: number): PlannedMatch[] {
  return rounds.slice(0, -2).flatMap((round) => placesAfter(round, round.length + 1, depth));
}

function placesAfter(round: readonly PlannedMatch[], firstPlace: number, depth: number): PlannedMatch[] {
  if (round.length < 2 || firstPlace + round.length - 1 > depth) return [];
  const kind = { part: 'placement', letter: `P${firstPlace}-`, forPlace: firstPlace } as const;
  const own = elimination(kind, round.map(loserOf));
  return [...own.flat(), ...own.flatMap((next) => placesAfter(next, firstPlace + next.length, depth))];
}
