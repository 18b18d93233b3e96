import * as z from 'zod';
import { startOf } from '#shared/start-window.ts';
import type { Operation } from '../../contract/operation.ts';
import { GameId, MatchId, UserId } from '../../ids.ts';
import { LocalDateTime } from '../../time.ts';
import { EntrantId } from './entrant.ts';
import { Match } from './schemas.ts';
import { ShownLogLine } from './scoring/score-log.ts';
import { ScoreEntry } from './scoring/scoring.ts';

const ofGame = { gameId: GameId };
const ofMatch = { ...ofGame, matchId: MatchId, version: z.int().min(1) };
const Reason = z.string().trim().max(300);
const onMatch = ['game.notFound', 'game.matchNotFound', 'record.changed', 'game.over'] as const;

/** What is done about single matches, by those who play, look after or run them. */
export const matchOperations = {
  addMatch: {
    method: 'POST',
    path: '/competitions/games/{gameId}/matches',
    summary: 'Challenge a player on the ladder, as the challenger or the organizer',
    access: 'profileComplete',
    creates: true,
    input: z.strictObject({ ...ofGame, challengerId: EntrantId, challengedId: EntrantId }),
    output: Match,
    errors: ['game.notFound', 'game.over', 'game.entrantUnknown', 'access.denied'],
  },
  changeMatch: {
    method: 'PUT',
    path: '/competitions/games/{gameId}/matches/{matchId}',
    summary: 'Set the time, place and officials of a match',
    access: 'game:publishSchedule',
    input: z.strictObject({
      ...ofMatch,
      localStart: startOf(LocalDateTime).optional(),
      court: z.string().trim().max(60).optional(),
      officials: z.array(UserId).max(6).default([]),
    }),
    output: Match,
    errors: [...onMatch, 'match.officialUnknown'],
  },
  answerDuty: {
    method: 'PUT',
    path: '/competitions/games/{gameId}/matches/{matchId}/duty',
    summary: 'Accept or decline to officiate a match; declining removes you from it',
    access: 'profileComplete',
    input: z.strictObject({ ...ofMatch, answer: z.enum(['confirm', 'decline']) }),
    output: Match,
    errors: [...onMatch, 'access.denied'],
  },
  enterScore: {
    method: 'PUT',
    path: '/competitions/games/{gameId}/matches/{matchId}/score',
    summary:
      "Enter the score of a match; a side's score waits for the other side, a score by officials or managers is final",
    access: 'profileComplete',
    input: z.strictObject({ ...ofMatch, entry: ScoreEntry, reason: Reason.optional() }),
    output: Match,
    errors: [
      ...onMatch,
      'access.denied',
      'match.notReady',
      'match.notStarted',
      'match.final',
      'match.disputed',
      'match.reasonMissing',
      'match.reportingOff',
      'match.scoreInvalid',
    ],
  },
  answerScore: {
    method: 'PUT',
    path: '/competitions/games/{gameId}/matches/{matchId}/answer',
    summary: "Confirm or dispute the other side's score; as an organizer, remove a final result with a reason",
    access: 'profileComplete',
    input: z.strictObject({ ...ofMatch, answer: z.enum(['confirm', 'dispute', 'reset']), reason: Reason.optional() }),
    output: Match,
    errors: [...onMatch, 'access.denied', 'match.noClaim', 'match.final', 'match.reasonMissing'],
  },
  listScoreLog: {
    method: 'GET',
    path: '/competitions/games/{gameId}/matches/{matchId}/log',
    summary: 'Read the score history of a match',
    access: 'game:enterScores',
    input: z.strictObject({ ...ofGame, matchId: MatchId }),
    output: z.object({ lines: z.array(ShownLogLine) }),
    errors: ['game.notFound', 'game.matchNotFound'],
  },
} as const satisfies Record<string, Operation>;
