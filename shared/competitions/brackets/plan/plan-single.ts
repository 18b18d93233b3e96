import { type BracketConfiguration, consolationOf } from '../configuration.ts';
import { elimination, reseededElimination } from '../elimination.ts';
import { loserOf, type PlannedMatch, type Source } from './plan.ts';
import { planConsolation } from './plan-consolation.ts';

const kind = { part: 'winners', letter: 'W' } as const;

/** A single elimination, with what those who lose play on for. */
export function planSingle(configuration: BracketConfiguration, sources: readonly Source[]): PlannedMatch[] {
  const plan = configuration.reseedEachRound ? reseededElimination : elimination;
  const rounds = plan(kind, sources);
  const consolation = consolationOf(configuration);
  const depth = depthOf(configuration);
  return [
    ...rounds.flat(),
    ...(depth >= 4 ? thirdPlace(rounds) : []),
    ...(depth > 4 ? planPlacement(rounds, depth) : []),
    ...(consolation === 'none' ? [] : planConsolation(consolation, rounds, depth >= 4)),
  ];
}

/** Places from 3 to this one are played for. */
function depthOf({ placementDepth, thirdPlace }: BracketConfiguration): number {
  if (placementDepth === 'all') return Number.POSITIVE_INFINITY;
  return Math.max(placementDepth, thirdPlace ? 4 : 0);
}

function thirdPlace(rounds: readonly PlannedMatch[][]): PlannedMatch[] {
  const [first, second] = rounds.at(-2) ?? [];
  if (!first || !second) return [];
  const sides: [Source, Source] = [loserOf(first), loserOf(second)];
  return [{ matchId: 'T1-1', part: 'third_place', round: 1, number: 1, roundsAfter: 0, sides, forPlace: 3 }];
}

/**
 * Those who lost in one round play among themselves for the places that are left to them, and so do those who lose there.
 * The two losers of the semi-finals have their match for third place elsewhere.
 * @param depth the last place that is played for
 */
function planPlacement(rounds: readonly PlannedMatch[][], depth: number): PlannedMatch[] {
  return rounds.slice(0, -2).flatMap((round) => placesAfter(round, round.length + 1, depth));
}

function placesAfter(round: readonly PlannedMatch[], firstPlace: number, depth: number): PlannedMatch[] {
  if (round.length < 2 || firstPlace + round.length - 1 > depth) return [];
  const kind = { part: 'placement', letter: `P${firstPlace}-`, forPlace: firstPlace } as const;
  const own = elimination(kind, round.map(loserOf));
  return [...own.flat(), ...own.flatMap((next) => placesAfter(next, firstPlace + next.length, depth))];
}
