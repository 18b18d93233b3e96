import * as z from 'zod';

/** What can part those who are level, in the order of a ruleset's own list. `seed` is the order before the first match. */
export const tieBreakers = [
  'h2h_points',
  'h2h_diff',
  'h2h_for',
  'diff',
  'diff_capped',
  'for',
  'against',
  'wins',
  'away_wins',
  'fewest_losses',
  'shutouts',
  'sets_ratio',
  'points_ratio',
  'strength_of_schedule',
  'buchholz',
  'median_buchholz',
  'conduct_points',
  'fewest_forfeits',
  'playoff_match',
  'draw_of_lots',
  'manual',
  'seed',
] as const;
export const TieBreaker = z.enum(tieBreakers);
export type TieBreaker = z.infer<typeof TieBreaker>;

const Points = z.number().min(-10).max(20).multipleOf(0.5);

/** What a result is worth. Overtime is worth what regular time is where nothing else is said. */
const PointRules = z.object({
  win: Points.default(3),
  draw: Points.default(1),
  loss: Points.default(0),
  otWin: Points.optional(),
  otLoss: Points.optional(),
  forfeitWin: Points.default(3),
  forfeitLoss: Points.default(0),
  /** For conceding nothing, regardless of the winner. */
  shutoutBonus: Points.optional(),
  /** One point for each `per` scored, at most `max` in a match. */
  bonusGoals: z.object({ per: z.int().min(1).max(99), max: z.int().min(1).max(10) }).optional(),
  /** For having come to play. */
  participation: Points.optional(),
});

const Score = z.int().min(0).max(999);

/** How a table is made out of results. */
export const Ruleset = z
  .object({
    basis: z.enum(['points', 'win_pct', 'set_pct', 'elo']),
    points: PointRules,
    /** What of a win's margin counts in `diff_capped`. */
    diffCapPerMatch: z.int().min(1).max(20).optional(),
    /** What a forfeit is recorded as, seen from who gets it: 3-0, 20-0, 7-0. */
    forfeitScore: z.object({ for: Score, against: Score }),
    forfeitCountsInDiff: z.boolean(),
    /** A match that went to its deciding set is worth what overtime is. */
    decidingSetIsOvertime: z.boolean().default(false),
    minMatchesToRank: z.int().min(0).max(100).default(0),
    drawsAllowed: z.boolean(),
    tieBreakers: z.array(TieBreaker).max(8, 'Choose at most 8 tie-breakers.'),
    multiwayMode: z.enum(['restart', 'continue', 'h2h_two_only']).default('restart'),
    /** What becomes of the results of who leaves. Where they are kept, the rest is lost by forfeit. */
    annulRule: z.enum(['keep_results', 'annul_if_less_than_half', 'annul_all']).default('annul_if_less_than_half'),
    adjustmentsAllowed: z.boolean().default(true),
  })
  .refine(({ tieBreakers: chain }) => new Set(chain).size === chain.length, {
    path: ['tieBreakers'],
    message: 'Name each tie-breaker once.',
  })
  .refine(({ tieBreakers: chain, diffCapPerMatch }) => !chain.includes('diff_capped') || diffCapPerMatch, {
    path: ['diffCapPerMatch'],
    message: 'Enter how much of a margin counts.',
  });
export type Ruleset = z.infer<typeof Ruleset>;
