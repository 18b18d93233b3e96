import type { GameScore } from '#shared/competitions/brackets/bracket.ts';

/** What was typed for one game, by side. */
export type Typed = readonly [string, string];

/** The games that both numbers were given of, up to the first without. */
export function gamesOf(typed: readonly Typed[]): GameScore[] {
  const end = typed.findIndex((sides) => sides.some((text) => !/^\d{1,3}$/.test(text)));
  return typed.slice(0, end < 0 ? undefined : end).map(([a, b]) => ({ scores: [Number(a), Number(b)] }));
}
