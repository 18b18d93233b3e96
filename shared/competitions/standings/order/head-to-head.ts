import type { Appearance } from '../appearance.ts';
import type { Field } from '../field.ts';
import { sumOf } from '../tally.ts';

/** A tie-breaker that has nothing to say of some entrants, and why. */
export interface Skipped {
  readonly skipped: string;
  /** Two entrants who are the reason. */
  readonly pair?: readonly [string, string];
}

/** What each of some entrants has, in their order; or why it is not asked. */
export type Measured = readonly number[] | Skipped;

/** Adds up what appearances against each other give, if every pair among the tied met, and met as often as any other. */
export function amongThemselves(
  tied: readonly string[],
  appearances: Field['appearances'],
  value: (one: Appearance) => number,
): Measured {
  const others = new Set(tied);
  const inside = tied.map((id) => (appearances.get(id) ?? []).filter(({ opponentId }) => others.has(opponentId)));
  const uneven = unevenPair(tied, inside);
  return uneven ?? inside.map((ones) => sumOf(ones, value));
}

function unevenPair(tied: readonly string[], inside: readonly (readonly Appearance[])[]): Skipped | undefined {
  let often: number | undefined;
  for (const [index, entrantId] of tied.entries()) {
    for (const opponentId of tied.slice(index + 1)) {
      const met = inside[index]?.filter((one) => one.opponentId === opponentId).length ?? 0;
      if (met === 0) return { skipped: 'not all pairs met', pair: [entrantId, opponentId] };
      often ??= met;
      if (met !== often) return { skipped: 'not all pairs met equally often', pair: [entrantId, opponentId] };
    }
  }
  return undefined;
}
