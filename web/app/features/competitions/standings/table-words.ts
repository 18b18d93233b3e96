import type { ShownRow } from './shown-row.ts';

/** `Top two play the final.`, `Top 4 make the playoffs.` */
export const qualifyWords = (places: number): string =>
  places === 2 ? 'Top two play the final.' : `Top ${places} make the playoffs.`;

/** `2`, `2 (tied)`, or a dash without a rank. */
export const rankWords = ({ rank, isShared }: Pick<ShownRow, 'rank' | 'isShared'>): string =>
  rank === undefined ? '–' : `${rank}${isShared ? ' (tied)' : ''}`;
