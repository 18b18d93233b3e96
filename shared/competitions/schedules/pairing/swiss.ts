import { perfectMatching } from './perfect-matching.ts';

/** An entrant in a Swiss game, after some rounds. */
export interface SwissEntrant {
  readonly entrantId: string;
  readonly points: number;
  /** Their earlier opponents. */
  readonly metIds: readonly string[];
  readonly hadBye: boolean;
  readonly homes: number;
  readonly aways: number;
}

export interface SwissRound {
  readonly pairs: readonly { readonly homeId: string; readonly awayId: string }[];
  readonly byeId?: string;
  /** Those who meet an opponent with other points than their own. */
  readonly floatedIds: readonly string[];
}

/**
 * The next round: no pair meets twice, no entrant has a second bye, and points differ as little as they can from the
 * top down; among equals the upper half meets the lower half.
 * @param entrants in the order of the standing, by which those with as many points are told apart
 * @returns undefined when not all can be paired without a repeat
 */
export function pairSwissRound(entrants: readonly SwissEntrant[]): SwissRound | undefined {
  const ranked = entrants.toSorted((a, b) => b.points - a.points);
  if (ranked.length % 2 === 0) return pairAll(ranked);
  const bye = ranked.findLast((one) => !one.hadBye && canPair(ranked.filter((other) => other !== one)));
  const round = bye && pairAll(ranked.filter((other) => other !== bye));
  return round && { ...round, byeId: bye.entrantId };
}

const mayMeet = (a: SwissEntrant, b: SwissEntrant) => !a.metIds.includes(b.entrantId);

const canPair = (ranked: readonly SwissEntrant[]): boolean =>
  perfectMatching(ranked.length, (a, b) => {
    const [one, other] = [ranked[a], ranked[b]];
    return one !== undefined && other !== undefined && mayMeet(one, other);
  }) !== undefined;

function pairAll(ranked: readonly SwissEntrant[]): SwissRound | undefined {
  if (!canPair(ranked)) return undefined;
  const pairs: (readonly [SwissEntrant, SwissEntrant])[] = [];
  let left = ranked;
  while (left.length > 0) {
    const [first, ...others] = left;
    const second = first && opponentOf(first, others);
    if (!first || !second) return undefined;
    pairs.push([first, second]);
    left = others.filter((other) => other !== second);
  }
  const floated = pairs.filter(([a, b]) => a.points !== b.points).flat();
  return { pairs: pairs.map(sides), floatedIds: floated.map(({ entrantId }) => entrantId) };
}

/** The first in order of wish that leaves all others pairable. */
const opponentOf = (first: SwissEntrant, others: readonly SwissEntrant[]): SwissEntrant | undefined =>
  inOrderOfWish(first, others).find(
    (second) => mayMeet(first, second) && canPair(others.filter((other) => other !== second)),
  );

/** Of those with as many points the lower half from its head, then the upper half from its foot; then the next below. */
function inOrderOfWish({ points }: SwissEntrant, others: readonly SwissEntrant[]): SwissEntrant[] {
  const equals = others.filter((other) => other.points === points);
  const half = Math.max(0, Math.floor((equals.length + 1) / 2) - 1);
  const below = others.filter((other) => other.points !== points);
  return [...equals.slice(half), ...equals.slice(0, half).reverse(), ...below];
}

/** At home is who has been there less; between equals the one who stands higher. */
function sides([upper, lower]: readonly [SwissEntrant, SwissEntrant]) {
  const surplus = (one: SwissEntrant) => one.homes - one.aways;
  const [home, away] = surplus(upper) <= surplus(lower) ? [upper, lower] : [lower, upper];
  return { homeId: home.entrantId, awayId: away.entrantId };
}
