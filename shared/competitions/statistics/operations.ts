import * as z from 'zod';
import type { Operation } from '../../contract/operation.ts';
import { DivisionId, GameId, MatchId, SeasonId, UserId } from '../../ids.ts';
import { EntrantId } from '../games/entrant.ts';
import { EnteredSide, Leader, PlayerLine } from './player-line.ts';
import { SportTotal } from './totals.ts';

const ofMatch = { gameId: GameId, matchId: MatchId };
const inDivision = z.strictObject({ seasonId: SeasonId, divisionId: DivisionId });
const Leaders = z.object({ leaders: z.array(Leader) });
const onMatch = ['game.notFound', 'game.matchNotFound', 'access.denied'] as const;

/** What a scorer enters for the players of one side. */
export const entryOfSide = {
  entrantId: EntrantId,
  /** Of what is entered of this side; 0 where nothing is. */
  version: z.int().min(0),
  lines: z.array(PlayerLine).min(1).max(100),
};

/** The sides that a scorer may enter players of. */
export const EnteredSides = z.object({ sides: z.array(EnteredSide) });

/** What single players did in matches: entered by those who may enter the score, added up for all readers. */
export const statisticOperations = {
  listMatchPlayers: {
    method: 'GET',
    path: '/competitions/games/{gameId}/matches/{matchId}/players',
    summary: 'List the players of a match whose statistics you may enter, with what is entered',
    access: 'profileComplete',
    input: z.strictObject(ofMatch),
    output: EnteredSides,
    errors: onMatch,
  },
  enterStatistics: {
    method: 'PUT',
    path: '/competitions/games/{gameId}/matches/{matchId}/statistics',
    summary: 'Enter player statistics of one side in a match; players left out keep theirs',
    access: 'profileComplete',
    input: z.strictObject({
      ...ofMatch,
      ...entryOfSide,
    }),
    output: EnteredSide,
    errors: [
      ...onMatch,
      'record.changed',
      'game.over',
      'game.entrantUnknown',
      'match.reportingOff',
      'match.notScored',
      'match.statisticsInvalid',
      'team.featureOff',
    ],
  },
  listSeasonLeaders: {
    method: 'GET',
    path: '/competitions/games/seasons/{seasonId}/divisions/{divisionId}/leaders',
    summary: "List the season statistics of a division's players, playoffs included, as far as their names are public",
    access: 'public',
    cacheSeconds: 10,
    input: inDivision,
    output: Leaders,
    errors: ['season.notFound'],
  },
  listMySeasonLeaders: {
    method: 'GET',
    path: '/competitions/me/games/seasons/{seasonId}/divisions/{divisionId}/leaders',
    summary: "List the season statistics of a division's players, playoffs included, as far as you may see their names",
    access: 'signedIn',
    input: inDivision,
    output: Leaders,
    errors: ['season.notFound'],
  },
  getPlayerTotals: {
    method: 'GET',
    path: '/competitions/games/players/{userId}/totals',
    summary: "Read a player's season statistics by sport, as far as they share them",
    access: 'emailVerified',
    input: z.strictObject({ userId: UserId }),
    output: z.object({ sports: z.array(SportTotal) }),
    errors: ['user.notFound'],
  },
} as const satisfies Record<string, Operation>;
