import * as z from 'zod';

const EntrantId = z.string().min(1).max(64);
const Score = z.int().min(0).max(999);
const BothSides = z.object({ home: Score, away: Score });
const Day = z.iso.date();

/** An entrant in a table: a squad, a person, a pair or a team from outside. */
export const Entrant = z.object({
  entrantId: EntrantId,
  name: z.string().min(1).max(60),
  /** 1 for who was thought best before the first match. */
  seed: z.int().min(1).max(200).optional(),
  status: z.enum(['in', 'withdrawn', 'disqualified']).default('in'),
  /** Since when; always, where nothing is said. */
  leftOn: Day.optional(),
});
export type Entrant = z.infer<typeof Entrant>;

const Sides = z.object({ matchId: z.string().min(1).max(64), homeId: EntrantId, awayId: EntrantId });

/** A match still to be played. */
export const OpenMatch = Sides.extend({ on: Day.optional() });
export type OpenMatch = z.infer<typeof OpenMatch>;

/** A match that is over. In sports of sets the score is in sets, and `sets` has the points of each. */
export const MatchResult = Sides.extend({
  playedOn: Day,
  score: BothSides,
  sets: z.array(BothSides).max(9).optional(),
  resultType: z.enum(['regular', 'overtime', 'shootout', 'forfeit', 'abandoned']).default('regular'),
  /** Who won where the score does not say, as after a shootout. */
  winner: z.enum(['home', 'away']).optional(),
  forfeitedBy: z.enum(['home', 'away', 'both']).optional(),
  /** Points of the disciplinary scale: fewer are better. */
  conduct: BothSides.optional(),
  /** `playoff` parts those who are level and counts for nothing else. */
  counts: z.enum(['table', 'playoff', 'nothing']).default('table'),
})
  .refine(({ homeId, awayId }) => homeId !== awayId, { path: ['awayId'], message: 'Choose another opponent.' })
  .refine(({ resultType, forfeitedBy }) => (resultType === 'forfeit') === (forfeitedBy !== undefined), {
    path: ['forfeitedBy'],
    message: 'Choose who forfeited.',
  });
export type MatchResult = z.infer<typeof MatchResult>;

/** Points given or taken by who runs the competition, with a reason that all readers see. */
export const Adjustment = z.object({
  entrantId: EntrantId,
  points: z.number().min(-100).max(100).multipleOf(0.5),
  reason: z.string().min(1).max(300),
  madeOn: Day,
});
export type Adjustment = z.infer<typeof Adjustment>;

/** An order that who runs the competition decided on for entrants who are level, best first. */
export const ManualOrder = z.object({
  order: z.array(EntrantId).min(2).max(200),
  reason: z.string().min(1).max(300),
  madeOn: Day,
});
export type ManualOrder = z.infer<typeof ManualOrder>;
