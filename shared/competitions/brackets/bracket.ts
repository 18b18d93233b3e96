import * as z from 'zod';
import { BracketConfiguration, largestBracket } from './configuration.ts';

export const EntrantId = z.string().min(1).max(64);

/** Who plays: a person, a pair, a squad or an external entrant; their game knows which. */
export const Entrant = z.object({
  entrantId: EntrantId,
  /** The pool they come from. */
  groupId: z.string().min(1).max(64).optional(),
  /** Counts the withdrawals of a bracket: a later withdrawal has the higher number. */
  withdrew: z.int().min(1).optional(),
});
export type Entrant = z.infer<typeof Entrant>;

/** What stands at a seed: an entrant, a bye, or an open place with words for who it will be (`Winner of pool A`). */
export const SeedSlot = z.discriminatedUnion('slotState', [
  z.object({ slotState: z.literal('set'), entrantId: EntrantId }),
  z.object({ slotState: z.literal('bye') }),
  z.object({ slotState: z.literal('tbd'), waitsFor: z.string().max(80).optional() }),
]);
export type SeedSlot = z.infer<typeof SeedSlot>;

const Numbers = z.tuple([z.int().min(0).max(999), z.int().min(0).max(999)]);

/**
 * One game of a match, by side. `winner` is said where scores are equal, or where fewer win. `sets` are there where the
 * whole match is one game: `scores` then counts them.
 */
export const GameScore = z.object({
  scores: Numbers,
  winner: z.union([z.literal(0), z.literal(1)]).optional(),
  sets: z.array(Numbers).min(1).max(9).optional(),
});
export type GameScore = z.infer<typeof GameScore>;

export type Side = 0 | 1;

/** What was recorded of a match, and between which two: it holds for these two only. */
export const MatchRecord = z.object({
  entrantIds: z.tuple([EntrantId, EntrantId]),
  games: z.array(GameScore).max(7),
  /** Who lost by not playing on. */
  forfeitedBy: z.union([z.literal(0), z.literal(1)]).optional(),
});
export type MatchRecord = z.infer<typeof MatchRecord>;

/**
 * The truth of a playoff. Matches are not kept: the pairings follow from configuration, seeds, withdrawals and records
 * (`read-bracket.ts`), so that a slot cannot disagree with the match that fills it.
 */
export const Bracket = z.object({
  configuration: BracketConfiguration,
  phase: z.enum(['draft', 'seeded', 'confirmed']),
  entrants: z.array(Entrant).max(2 * largestBracket),
  /** By seed, best first, as many as the bracket has slots. */
  seeds: z.array(SeedSlot).min(2).max(largestBracket),
  /** Who comes in for an entrant that withdraws before seeds are confirmed, first first. */
  alternates: z.array(EntrantId).max(largestBracket),
  records: z.record(z.string(), MatchRecord),
});
export type Bracket = z.infer<typeof Bracket>;
