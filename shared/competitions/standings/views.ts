import * as z from 'zod';
import { Adjustment, Entrant, ManualOrder, MatchResult, OpenMatch } from './results.ts';
import { Ruleset } from './ruleset.ts';

const Form = z.enum(['win', 'draw', 'loss']);

/** A line of a table, with its explanation in words. */
const TableRow = z.object({
  entrantId: z.string(),
  name: z.string(),
  rank: z.int().optional(),
  isShared: z.boolean(),
  isWithdrawn: z.boolean(),
  played: z.int(),
  won: z.int(),
  drawn: z.int(),
  lost: z.int(),
  overtimeWon: z.int(),
  overtimeLost: z.int(),
  forfeited: z.int(),
  for: z.number(),
  against: z.number(),
  diff: z.number(),
  points: z.number(),
  pct: z.number(),
  /** What the table goes by first. */
  figure: z.number(),
  streak: z.object({ form: Form, length: z.int() }).optional(),
  last5: z.array(Form),
  adjustments: z.array(Adjustment),
  mark: z
    .object({
      status: z.enum(['clinched', 'in', 'out', 'eliminated']),
      certainty: z.enum(['exact', 'estimate']),
      chance: z.number().optional(),
    })
    .optional(),
  why: z.string(),
  trace: z.array(z.object({ by: z.string(), sentence: z.string() })),
});

/** The table of a division on a day. */
export const DivisionTable = z.object({
  seasonId: z.string(),
  divisionId: z.string(),
  label: z.string(),
  name: z.string(),
  goesBy: Ruleset.shape.basis,
  /** How many places lead on. */
  places: z.int(),
  asOf: z.iso.date().optional(),
  rows: z.array(TableRow),
  /** Where it is played in pools: the table of each. */
  pools: z.array(z.object({ groupId: z.string(), rows: z.array(TableRow) })),
  /** Those the rules leave tied. */
  unresolved: z.array(z.array(z.string())),
  lotsSeed: z.string().optional(),
  lotsDrawnAt: z.iso.datetime().optional(),
});
export type DivisionTable = z.infer<typeof DivisionTable>;

/** All that a table follows from, for what-if results. */
export const CompetitionView = z.object({
  ruleset: Ruleset,
  entrants: z.array(Entrant),
  results: z.array(MatchResult),
  open: z.array(OpenMatch),
  adjustments: z.array(Adjustment),
  manualOrders: z.array(ManualOrder),
  lotsSeed: z.string().optional(),
  places: z.int().optional(),
});
