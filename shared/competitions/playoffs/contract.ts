import * as z from 'zod';
import { defineContract } from '../../contract/operation.ts';
import { GameId } from '../../ids.ts';
import { teamPermissionNames } from '../../teams/permissions.ts';
import { Bracket, EntrantId } from '../brackets/bracket.ts';
import { ResetCommand, RunCommand, ScoreCommand } from '../brackets/commands/commands.ts';
import { Leader } from '../statistics/player-line.ts';
import { FillSeeds } from './fill-seeds.ts';
import { playoffStatisticOperations } from './player-operations.ts';
import { Report } from './report.ts';
import { GenerationError, Playoff, PlayoffOutcome, UndoStep } from './schemas.ts';
import { PlayoffWish } from './wish.ts';

const Version = z.int().min(1);
/** The two who meet, as the caller saw them: with them, changes of other matches since that version don't matter. */
const seen = { entrantIds: z.tuple([EntrantId, EntrantId]).optional() };
const onGame = z.strictObject({ gameId: GameId });
const unknown = ['game.notFound', 'playoff.notFound'] as const;
const changing = [...unknown, 'record.changed'] as const;
/** With the names of the people it is about. */
const failed = z.object({
  status: z.literal('failed'),
  error: GenerationError,
  names: z.record(z.string(), z.string()),
});
const wish = PlayoffWish.extend({
  /** The game that it is made from. */
  gameId: GameId,
}).strict();

/**
 * Playoffs: brackets that are made from the standings of a game. Where `gameId` is another game than the playoff's own it
 * is said.
 */
export const playoffs = defineContract('playoffs', {
  previewPlayoff: {
    method: 'POST',
    path: '/competitions/playoffs/{gameId}/preview',
    summary: 'Preview the bracket a game would lead to, or why there is none',
    access: 'game:publishSchedule',
    limit: { calls: 60, per: 'minute' },
    input: wish,
    output: z.discriminatedUnion('status', [
      z.object({ status: z.literal('generated'), bracket: Bracket, names: z.record(z.string(), z.string()) }),
      failed,
    ]),
    errors: ['game.notFound'],
  },
  generatePlayoff: {
    method: 'POST',
    path: '/competitions/playoffs/{gameId}/generation',
    summary: "Create a playoff from a game; if it can't be created, the response says why",
    access: 'game:publishSchedule',
    creates: true,
    limit: { calls: 30, per: 'hour' },
    input: wish,
    output: z.discriminatedUnion('status', [z.object({ status: z.literal('generated'), playoff: Playoff }), failed]),
    errors: ['game.notFound'],
  },
  getPublicPlayoff: {
    method: 'GET',
    path: '/competitions/playoffs/{gameId}',
    summary: 'Read a public playoff',
    access: 'public',
    cacheSeconds: 2,
    input: onGame,
    output: Playoff.extend({ leaders: z.array(Leader).default([]) }),
    errors: unknown,
  },
  getPlayoff: {
    method: 'GET',
    path: '/competitions/me/playoffs/{gameId}',
    summary: 'Read a playoff with your permissions in it and what can be undone',
    access: 'signedIn',
    input: onGame,
    output: z.object({
      playoff: Playoff,
      may: z.array(z.enum(teamPermissionNames)),
      /** The sides for which the reader may report a result. */
      mine: z.array(z.string()),
      undo: z.array(UndoStep),
      /** What its players did, limited to players that the reader may know. */
      leaders: z.array(Leader).default([]),
    }),
    errors: unknown,
  },
  ...playoffStatisticOperations,
  reportPlayoff: {
    method: 'POST',
    path: '/competitions/playoffs/{gameId}/reports',
    summary: "Report the score of a playoff match for your side, or answer the other side's report",
    access: 'profileComplete',
    input: z.strictObject({
      gameId: GameId,
      version: Version,
      matchId: z.string().min(1).max(20),
      ...seen,
      report: Report,
    }),
    output: PlayoffOutcome,
    errors: [...changing, 'access.denied', 'match.reportingOff', 'match.noClaim', 'match.notStarted'],
  },
  scorePlayoff: {
    method: 'POST',
    path: '/competitions/playoffs/{gameId}/scores',
    summary: 'Start a playoff match or enter its score',
    access: 'game:enterScores',
    input: z.strictObject({ gameId: GameId, version: Version, ...seen, command: ScoreCommand }),
    output: PlayoffOutcome,
    errors: [...changing, 'match.disputed', 'match.notStarted'],
  },
  runPlayoff: {
    method: 'POST',
    path: '/competitions/playoffs/{gameId}/commands',
    summary: 'Manage seeds, results and participants of a playoff; affected results are listed for confirmation first',
    access: 'game:publishSchedule',
    input: z.strictObject({
      gameId: GameId,
      version: Version,
      command: z.discriminatedUnion('type', [...RunCommand.options, FillSeeds]),
    }),
    output: PlayoffOutcome,
    errors: changing,
  },
  resetPlayoff: {
    method: 'POST',
    path: '/competitions/playoffs/{gameId}/reset',
    summary: 'Reset a match, a round or the whole bracket; seeds stay, and it can be undone for 24 hours',
    access: 'game:publishSchedule',
    input: z.strictObject({ gameId: GameId, version: Version, command: ResetCommand }),
    output: PlayoffOutcome,
    errors: changing,
  },
  undoPlayoff: {
    method: 'POST',
    path: '/competitions/playoffs/{gameId}/undo',
    summary: 'Undo a change to a playoff within 24 hours',
    access: 'game:publishSchedule',
    input: z.strictObject({ gameId: GameId, version: Version, step: Version, force: z.boolean().default(false) }),
    output: PlayoffOutcome,
    errors: [...changing, 'playoff.undoOver'],
  },
  deletePlayoff: {
    method: 'DELETE',
    path: '/competitions/playoffs/{gameId}',
    summary: 'Delete a playoff; it can be restored for 24 hours',
    access: 'game:publishSchedule',
    input: z.strictObject({ gameId: GameId, version: z.coerce.number().int().min(1) }),
    output: z.object({ playoffId: GameId, sourceGameId: GameId }),
    errors: changing,
  },
  restorePlayoff: {
    method: 'POST',
    path: '/competitions/playoffs/{gameId}/restoration',
    summary: 'Restore a playoff deleted within 24 hours, by the game it was made from',
    access: 'game:publishSchedule',
    input: z.strictObject({ gameId: GameId, playoffId: GameId }),
    output: Playoff,
    errors: [...unknown, 'playoff.undoOver', 'playoff.exists'],
  },
});
