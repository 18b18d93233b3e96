import * as z from 'zod';
import type { Operation } from '../../contract/operation.ts';
import { GameId } from '../../ids.ts';
import { EnteredSides, entryOfSide } from '../statistics/operations.ts';
import { EnteredSide } from '../statistics/player-line.ts';

const ofMatch = { gameId: GameId, matchId: z.string().min(1).max(20) };
const onMatch = ['game.notFound', 'playoff.notFound', 'game.matchNotFound', 'access.denied'] as const;

/** What single players did in matches of a playoff, as in the games that playoffs are made from. */
export const playoffStatisticOperations = {
  listPlayoffPlayers: {
    method: 'GET',
    path: '/competitions/playoffs/{gameId}/matches/{matchId}/players',
    summary: 'List the players of a playoff match whose statistics you may enter',
    access: 'profileComplete',
    input: z.strictObject(ofMatch),
    output: EnteredSides,
    errors: onMatch,
  },
  enterPlayoffStatistics: {
    method: 'PUT',
    path: '/competitions/playoffs/{gameId}/matches/{matchId}/statistics',
    summary: 'Enter player statistics of one side in a playoff match; players left out keep theirs',
    access: 'profileComplete',
    input: z.strictObject({ ...ofMatch, ...entryOfSide }),
    output: EnteredSide,
    errors: [
      ...onMatch,
      'record.changed',
      'game.entrantUnknown',
      'match.reportingOff',
      'match.notScored',
      'match.statisticsInvalid',
      'team.featureOff',
    ],
  },
} as const satisfies Record<string, Operation>;
