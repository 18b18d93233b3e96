import * as z from 'zod';
import { TournamentId } from '../../ids.ts';
import { GameTypeId } from '../../places/game-types.ts';
import { Bracket, EntrantId, MatchRecord } from '../brackets/bracket.ts';
import { ScoringTemplate } from '../games/scoring/scoring.ts';
import { unplacedReasons } from '../placing/placing.ts';
import { ShownClaim } from './report.ts';

/** What happened to a score: it is no longer there, or says something else now. */
const LostScore = z.object({
  matchId: z.string(),
  label: z.string(),
  record: MatchRecord,
  because: z.enum(['named', 'follows']),
});

/** A change that can still be taken back. */
export const UndoStep = z.object({
  /** The version that the change made. */
  version: z.int(),
  takenAt: z.iso.datetime(),
  what: z.string(),
});
export type UndoStep = z.infer<typeof UndoStep>;

const UnplacedMatch = z.object({ matchId: z.string(), label: z.string(), reason: z.enum(unplacedReasons) });

/** A playoff as anybody sees it: the document itself, from which any reader derives the pairings. */
export const Playoff = z.object({
  gameId: z.string(),
  version: z.int(),
  sourceGameId: z.string().optional(),
  /** Where it is played in one. */
  tournamentId: TournamentId.optional(),
  name: z.string(),
  gameTypeId: GameTypeId,
  bracket: Bracket,
  /** What entrants are called; an entrant without a name here is a former player. */
  names: z.record(EntrantId, z.string()),
  /** How matches are scored. */
  scoring: ScoringTemplate,
  /** Hours that the other side has to confirm a score; 0 for ten minutes. */
  confirmHours: z.int(),
  /** When and where matches are played, where the playoff was given courts or its tournament has them. */
  places: z.array(
    z.object({
      matchId: z.string(),
      startsAt: z.iso.datetime(),
      court: z.string(),
      /** When the desk of a tournament called its players. */
      calledAt: z.iso.datetime().optional(),
    }),
  ),
  /** Matches that found no room on those courts, with what keeps them from it. */
  unplaced: z.array(UnplacedMatch),
  /** What captains say of matches that are not decided. */
  claims: z.array(ShownClaim),
  updatedAt: z.iso.datetime(),
});
export type Playoff = z.infer<typeof Playoff>;

/** What came of a command. Only `applied` changed anything. */
export const PlayoffOutcome = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('applied'),
    playoff: Playoff,
    lost: z.array(LostScore),
    /** Set where the change can be taken back for 24 hours. */
    undo: UndoStep.optional(),
    offered: EntrantId.optional(),
  }),
  z.object({
    status: z.literal('needs_consent'),
    lost: z.array(LostScore),
    typing: z.literal('RESET').optional(),
  }),
  /** Nothing was changed: some are level where the line is drawn, and the organizer has to decide their order. */
  z.object({
    status: z.literal('needs_order'),
    ties: z.array(z.array(EntrantId)),
    names: z.record(z.string(), z.string()),
  }),
  z.object({ status: z.literal('refused'), reason: z.string() }),
]);
export type PlayoffOutcome = z.infer<typeof PlayoffOutcome>;

/** Why no playoff came of a wish (domain 4.10). */
export const GenerationError = z.discriminatedUnion('code', [
  z.object({ code: z.literal('not_enough_participants'), found: z.int(), needed: z.int() }),
  z.object({ code: z.literal('source_incomplete'), groupIds: z.array(z.string()) }),
  z.object({ code: z.literal('size_too_large'), found: z.int(), size: z.int() }),
  z.object({ code: z.literal('ties_unresolved'), ties: z.array(z.array(EntrantId)) }),
  z.object({ code: z.literal('already_exists'), playoffId: z.string() }),
  z.object({
    code: z.literal('slots_insufficient'),
    needed: z.int(),
    placed: z.int(),
    unplaced: z.array(UnplacedMatch),
  }),
]);
export type GenerationError = z.infer<typeof GenerationError>;
