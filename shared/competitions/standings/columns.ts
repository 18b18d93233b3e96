import type { Ruleset } from './ruleset.ts';
import type { DivisionTable } from './views.ts';
import { figure, signed } from './words.ts';

/** The first criterion of a table. */
export const basisNames: Readonly<Record<Ruleset['basis'], readonly [short: string, long: string]>> = {
  points: ['Pts', 'Points'],
  win_pct: ['Pct', 'Share of matches won'],
  set_pct: ['Pct', 'Share of sets won'],
  elo: ['Rating', 'Rating'],
};

type Row = DivisionTable['rows'][number];

/** A figure of a table: its head, what the head stands for, and the figure of a row. */
export type TableColumn = readonly [short: string, long: string, value: (row: Row) => string | number];

/** Matches, overtime counted as won and lost. */
export const recordColumns: readonly TableColumn[] = [
  ['P', 'Played', ({ played }) => played],
  ['W', 'Won', ({ won, overtimeWon }) => won + overtimeWon],
  ['D', 'Drawn', ({ drawn }) => drawn],
  ['L', 'Lost', ({ lost, overtimeLost }) => lost + overtimeLost],
];

/** The difference, and what the table goes by. */
export const lastColumns = (goesBy: Ruleset['basis']): readonly TableColumn[] => [
  ['+/−', 'Difference', ({ diff }) => signed(diff)],
  [...basisNames[goesBy], (row) => figure(goesBy, row.figure)],
];
