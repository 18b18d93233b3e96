import * as z from 'zod';
import { EntrantId, GameScore, SeedSlot } from '../bracket.ts';
import { largestBracket } from '../configuration.ts';

const matchId = z.string().min(1).max(20);
/** Given by an organizer who has seen the consequences. */
const force = z.boolean().optional();
const Games = z.array(GameScore).max(7);

/** What is said of matches while they are played. */
export const ScoreCommand = z.discriminatedUnion('type', [
  z.object({ type: z.literal('start_match'), matchId }),
  /** The games so far; the match is decided when one side has won enough of them. */
  z.object({ type: z.literal('enter_result'), matchId, games: Games.min(1) }),
]);
export type ScoreCommand = z.infer<typeof ScoreCommand>;

/** What takes results away. */
export const ResetCommand = z.discriminatedUnion('type', [
  z.object({ type: z.literal('reset_match'), matchId, force }),
  z.object({ type: z.literal('reset_round'), part: z.string().max(20), round: z.int().min(1), force }),
  z.object({ type: z.literal('reset_bracket') }),
]);
export type ResetCommand = z.infer<typeof ResetCommand>;

/** What is decided about seeds, results and who is in. */
export const RunCommand = z.discriminatedUnion('type', [
  z.object({ type: z.literal('place_seeds') }),
  z.object({ type: z.literal('confirm_seeds') }),
  z.object({
    type: z.literal('edit_seeds'),
    seeds: z.array(SeedSlot).min(2).max(largestBracket),
    /** `RESET`, where results would be lost. */
    typed: z.string().max(20).optional(),
  }),
  z.object({
    type: z.literal('edit_result'),
    matchId,
    games: Games.min(1),
    reason: z.string().trim().min(1).max(500),
    force,
  }),
  z.object({ type: z.literal('forfeit'), matchId, entrantId: EntrantId }),
  z.object({ type: z.literal('withdraw'), entrantId: EntrantId, alternateId: EntrantId.optional() }),
]);
export type RunCommand = z.infer<typeof RunCommand>;

/** What people do with a playoff. Undoing needs a snapshot besides: `undo-command.ts`. */
export const BracketCommand = z.discriminatedUnion('type', [
  ...ScoreCommand.options,
  ...RunCommand.options,
  ...ResetCommand.options,
]);
export type BracketCommand = z.infer<typeof BracketCommand>;
export type CommandOf<T extends BracketCommand['type']> = Extract<BracketCommand, { type: T }>;
