import { statisticsFor } from '../../statistics/statistic-templates.ts';
import type { ScoringTemplate } from './scoring.ts';

/** What the numbers of a match are called in its sport, and what it is played in. */
export interface CountedIn {
  /** `Runs`, `Goals`, `Games`. */
  readonly unit: string;
  /** `Set`, or `Game` where the sport calls it that; undefined where one pair of numbers is the score. */
  readonly part?: 'Set' | 'Game';
}

const playedInGames: ReadonlySet<string> = new Set([
  'badminton',
  'pickleball',
  'racquetball',
  'squash',
  'table-tennis',
]);
const setsOfGames: ReadonlySet<string> = new Set(['tennis', 'padel']);
/** Sports without statistics of their own. */
const units: Readonly<Record<string, string>> = { cricket: 'Runs', golf: 'Strokes', 'disc-golf': 'Strokes' };

/** What is counted in a match of a sport, in its own words. */
export function countedIn(gameTypeId: string, { kind }: Pick<ScoringTemplate, 'kind'>): CountedIn {
  if (kind === 'sets')
    return {
      unit: setsOfGames.has(gameTypeId) ? 'Games' : 'Points',
      part: playedInGames.has(gameTypeId) ? 'Game' : 'Set',
    };
  const counted = statisticsFor(gameTypeId).find(({ makesScore }) => makesScore);
  return { unit: kind === 'shared' ? 'Points' : (units[gameTypeId] ?? counted?.name ?? 'Points') };
}
