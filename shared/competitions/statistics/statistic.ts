import * as z from 'zod';

export const Acronym = z.string().regex(/^[A-Z]{1,5}$/, 'Up to five capital letters.');

/** What is counted of single players, or follows from what is counted. */
export interface Statistic {
  readonly acronym: string;
  readonly name: string;
  /** Over acronyms, with + - * / and brackets. Where there is one, it is not entered. */
  readonly formula?: string;
  /** Digits after the point. */
  readonly precision?: 0 | 1 | 2 | 3;
  /** Whether those of a side make its score: together they cannot be more. */
  readonly makesScore?: boolean;
}

/** What a player did in a match, or in several, by acronym; what is not there is zero. */
export const Counts = z.record(Acronym, z.int().min(0).max(999));
export type Counts = z.infer<typeof Counts>;
