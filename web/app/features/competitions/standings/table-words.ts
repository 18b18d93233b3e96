import type { Ruleset } from '#shared/competitions/standings/ruleset.ts';
import type { ShownRow } from './shown-row.ts';

/** The first criterion of a table. */
export const basisNames: Readonly<Record<Ruleset['basis'], readonly [short: string, long: string]>> = {
  points: ['Pts', 'Points'],
  win_pct: ['Pct', 'Share of matches won'],
  set_pct: ['Pct', 'Share of sets won'],
  elo: ['Rating', 'Rating'],
};

/** `Top two play the final.`, `Top 4 make the playoffs.` */
export const qualifyWords = (places: number): string =>
  places === 2 ? 'Top two play the final.' : `Top ${places} make the playoffs.`;

/** `2`, `2 (tied)`, or a dash without a rank. */
export const rankWords = ({ rank, isShared }: Pick<ShownRow, 'rank' | 'isShared'>): string =>
  rank === undefined ? '–' : `${rank}${isShared ? ' (tied)' : ''}`;
