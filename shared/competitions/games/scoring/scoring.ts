import * as z from 'zod';

const Points = z.int('A whole number.').min(0, 'At least 0.').max(999, 'At most 999.');
/** Of one match: 1, 3, 5 or 7. */
export const BestOf = z.union([z.literal(1), z.literal(3), z.literal(5), z.literal(7)]);

/**
 * How a match is scored. `points`: one number a side. `shared`: both numbers add up to what is played for, as where partners
 * rotate. `sets`: sets to `to`, won by `winBy`, at `cap` by one; the deciding one may be shorter.
 */
export const ScoringTemplate = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('points'),
    most: Points,
    drawsAllowed: z.boolean(),
    /** Where a shootout can decide a level match. */
    shootout: z.boolean().optional(),
    /** Where fewer are better, as in golf. */
    lowWins: z.boolean().optional(),
  }),
  z.object({ kind: z.literal('shared'), of: z.int().min(2).max(99) }),
  z.object({
    kind: z.literal('sets'),
    bestOf: BestOf,
    to: z.int().min(1).max(99),
    winBy: z.union([z.literal(1), z.literal(2)]),
    cap: z.int().min(1).max(199).optional(),
    deciding: z.object({ to: z.int().min(1).max(99), cap: z.int().min(1).max(199).optional() }).optional(),
  }),
]);
export type ScoringTemplate = z.infer<typeof ScoringTemplate>;

/** A set by side. */
const SetScore = z.tuple([Points, Points]);
const SideNumber = z.union([z.literal(0), z.literal(1)]);

/** What came of a match, by side. Where sets are played `scores` counts the sets. */
export const MatchScore = z.object({
  scores: z.array(Points).min(2).max(64),
  sets: z.array(SetScore).max(9).optional(),
  resultType: z.enum(['regular', 'overtime', 'shootout', 'forfeit', 'abandoned']).default('regular'),
  /** Where the numbers do not say, as after a shootout. */
  winner: SideNumber.optional(),
  forfeitedBy: z.union([SideNumber, z.literal('both')]).optional(),
  /** Points of the disciplinary scale: fewer are better. */
  conduct: SetScore.optional(),
});
export type MatchScore = z.infer<typeof MatchScore>;

/** What a scorer enters of a match; what follows from the sets is worked out. */
export const ScoreEntry = z.strictObject({
  scores: z.array(Points).min(2).max(64).optional(),
  sets: z.array(SetScore).min(1, 'Enter the score of each set.').max(9).optional(),
  resultType: z.enum(['regular', 'overtime', 'shootout', 'forfeit', 'abandoned']).default('regular'),
  winner: SideNumber.optional(),
  forfeitedBy: z.union([SideNumber, z.literal('both')]).optional(),
  conduct: SetScore.optional(),
});
export type ScoreEntry = z.infer<typeof ScoreEntry>;
