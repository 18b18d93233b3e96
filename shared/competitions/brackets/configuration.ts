import * as z from 'zod';
import { startOf } from '#shared/start-window.ts';

/** Most entrants of one bracket; a document of this size stays far below what one item of the table holds. */
export const largestBracket = 128;

const BestOf = z.union([z.literal(1), z.literal(3), z.literal(5), z.literal(7)]);

const minutes = (what: string, least: number, most: number) => {
  const words = `${what} takes ${least} to ${most} minutes.`;
  return z.int(words).min(least, words).max(most, words);
};

/** When and where matches may be played; `until` is the end of the last one. */
export const BracketSchedule = z.object({
  start: startOf(z.iso.datetime()),
  until: startOf(z.iso.datetime()).optional(),
  courts: z
    .array(z.string().min(1).max(64, 'The name of a court has at most 64 characters.'))
    .min(1, 'Name the courts.')
    .max(64, 'At most 64 courts.'),
  durationMin: minutes('A match', 5, 300),
  marginMin: minutes('The time between matches', 0, 60).default(0),
  minRestMin: minutes('The rest', 0, 1440).default(0),
});
export type BracketSchedule = z.infer<typeof BracketSchedule>;

const fields = z.object({
  format: z.enum(['single', 'double', 'consolation', 'round_robin_final', 'page_playoff', 'ladder_step']),
  sourceGameId: z.string().min(1).max(64).optional(),
  qualifiers: z
    .array(z.object({ groupId: z.string().min(1).max(64), ranks: z.int().min(1).max(largestBracket) }))
    .max(64)
    .default([]),
  /** So many of the best who are placed next, over all groups. */
  wildcards: z.int().min(0).max(64).default(0),
  seeding: z.enum(['standings', 'pool_cross', 'manual', 'random_seeded', 'ratings']).default('standings'),
  /** Entrants meet others of their own pool late, as far as that can be had. */
  protectSamePool: z.boolean().default(true),
  size: z.int().min(2).max(largestBracket).default(largestBracket),
  byes: z.enum(['top_seeds', 'manual']).default('top_seeds'),
  thirdPlace: z.boolean().default(false),
  placementDepth: z.union([z.literal(0), z.literal(4), z.literal(8), z.literal('all')]).default(0),
  consolation: z.enum(['none', 'first_round_losers', 'feed_in']).default('none'),
  /** : the entrant without a loss plays a second final after losing the first (decision D61). */
  grandFinal: z.enum(['none', 'simple', 'reset']).default('reset'),
  reseedEachRound: z.boolean().default(false),
  bestOfByRound: z
    .object({
      final: BestOf.optional(),
      semi: BestOf.optional(),
      quarter: BestOf.optional(),
      default: BestOf.default(1),
    })
    .default({ default: 1 }),
  schedule: BracketSchedule.optional(),
  homeRule: z.literal('higher_seed').default('higher_seed'),
  lockSourceStandings: z.boolean().default(false),
});

type Asked = z.infer<typeof fields>;
const plain = (field: string) => ({ path: [field], message: 'Only for single elimination.' });
const isSingle = ({ format }: Asked) => format === 'single' || format === 'consolation';

/** The format of that name is a single elimination whose first losers play on. */
export const consolationOf = ({ format, consolation }: Pick<Asked, 'format' | 'consolation'>): Asked['consolation'] =>
  format === 'consolation' && consolation === 'none' ? 'first_round_losers' : consolation;

/** What an organiser says of a playoff. What cannot go together is refused here, so that no generator has to guess. */
export const BracketConfiguration = fields
  .refine((asked) => isSingle(asked) || !asked.reseedEachRound, plain('reseedEachRound'))
  .refine((asked) => isSingle(asked) || !asked.thirdPlace, plain('thirdPlace'))
  .refine((asked) => isSingle(asked) || asked.placementDepth === 0, plain('placementDepth'))
  .refine((asked) => isSingle(asked) || asked.consolation === 'none', plain('consolation'))
  .refine((asked) => consolationOf(asked) === 'none' || asked.placementDepth === 0 || asked.placementDepth === 4, {
    path: ['placementDepth'],
    message: 'Choose a consolation bracket or places to play for, not both.',
  })
  .refine((asked) => !asked.reseedEachRound || (consolationOf(asked) === 'none' && asked.placementDepth === 0), {
    path: ['reseedEachRound'],
    message: 'Reseeded rounds can’t have a consolation bracket or places to play for.',
  });
export type BracketConfiguration = Asked;
