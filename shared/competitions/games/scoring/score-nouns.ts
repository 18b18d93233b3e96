import type { ScoringTemplate } from './scoring.ts';

/** What a sport counts, and what it calls the parts of a match that are won one by one. */
export interface ScoreNouns {
  /** `Runs`. */
  readonly counted: string;
  /** `Set`, or `Game` where a match is won by games. */
  readonly part: string;
}

const counted: Readonly<Record<string, string>> = {
  baseball: 'Runs',
  cricket: 'Runs',
  kickball: 'Runs',
  softball: 'Runs',
  'field-hockey': 'Goals',
  futsal: 'Goals',
  handball: 'Goals',
  'ice-hockey': 'Goals',
  lacrosse: 'Goals',
  netball: 'Goals',
  'roller-hockey': 'Goals',
  soccer: 'Goals',
  'water-polo': 'Goals',
  golf: 'Strokes',
  'disc-golf': 'Strokes',
};

/** Their matches are won by games; others by sets. */
const wonByGames = new Set(['badminton', 'pickleball', 'racquetball', 'squash', 'table-tennis']);

/** In sets a sport counts points or, as in tennis, the games of a set. */
export const scoreNouns = (gameTypeId: string, { kind }: Pick<ScoringTemplate, 'kind'>): ScoreNouns => ({
  counted: kind === 'sets' && gameTypeId === 'tennis' ? 'Games' : (counted[gameTypeId] ?? 'Points'),
  part: wonByGames.has(gameTypeId) ? 'Game' : 'Set',
});
