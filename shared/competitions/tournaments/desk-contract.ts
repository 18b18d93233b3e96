import * as z from 'zod';
import { defineContract } from '../../contract/operation.ts';
import { CategoryId, EntryId, TournamentId } from '../../ids.ts';
import { ScoreEntry } from '../games/scoring/scoring.ts';
import { DeskCommand } from './desk.ts';
import { DeskView, ScoreSheet, ShownMatch } from './views.ts';

const ofTournament = { tournamentId: TournamentId };
const missing = ['tournament.notFound'] as const;
const token = z.string().min(10).max(300);

/** Drawing, scheduling and running a tournament, and scoring a match with the code on its sheet. */
export const tournamentDesk = defineContract('tournament-desk', {
  getDesk: {
    method: 'GET',
    path: '/competitions/tournament-desks/{tournamentId}',
    summary: 'Read the desk of a tournament',
    access: 'tournament:checkIn',
    input: z.strictObject(ofTournament),
    output: DeskView,
    errors: missing,
  },
  drawCategory: {
    method: 'POST',
    path: '/competitions/tournament-desks/{tournamentId}/draws',
    summary: 'Make the matches of a category from its entries; of pools that are over, the bracket',
    access: 'tournament:publishSchedule',
    input: z.strictObject({ ...ofTournament, categoryId: CategoryId }),
    output: DeskView,
    errors: [
      ...missing,
      'tournament.categoryNotFound',
      'tournament.notNow',
      'game.hasResults',
      'game.tooFewEntrants',
      'tournament.tied',
    ],
  },
  placeTournament: {
    method: 'POST',
    path: '/competitions/tournament-desks/{tournamentId}/schedule',
    summary: 'Give every match that is to be played a court and a time, over all categories',
    access: 'tournament:publishSchedule',
    input: z.strictObject(ofTournament),
    output: DeskView,
    errors: [...missing, 'tournament.notNow', 'tournament.notDrawn'],
  },
  runDesk: {
    method: 'PUT',
    path: '/competitions/tournament-desks/{tournamentId}',
    summary: 'Call a match, delay everything, hold play, announce, or move a match',
    access: 'tournament:publishSchedule',
    input: z.strictObject({ ...ofTournament, command: DeskCommand }),
    output: DeskView,
    errors: [
      ...missing,
      'tournament.notNow',
      'tournament.held',
      'tournament.delayedMeanwhile',
      'tournament.clash',
      'game.matchNotFound',
      'match.notReady',
      'match.final',
    ],
  },
  checkInEntry: {
    method: 'PUT',
    path: '/competitions/tournament-desks/{tournamentId}/check-ins',
    summary: 'Check an entry in, or undo that',
    access: 'tournament:checkIn',
    input: z.strictObject({ ...ofTournament, entryId: EntryId, isHere: z.boolean() }),
    output: z.object({}),
    errors: [...missing, 'tournament.entryNotFound', 'tournament.checkInClosed'],
  },
  listScoreSheets: {
    method: 'GET',
    path: '/competitions/tournament-desks/{tournamentId}/sheets',
    summary: 'Print sheets: for each match the link and the number with which it is scored',
    access: 'tournament:publishSchedule',
    input: z.strictObject(ofTournament),
    /** `bestOf`: sets at most, one where a match is scored with one number a side. */
    output: z.object({
      sheets: z.array(z.object({ key: z.string(), token: z.string(), pin: z.string(), bestOf: z.int() })),
    }),
    errors: missing,
  },
  getScoreSheet: {
    method: 'GET',
    path: '/competitions/score-sheets/{token}',
    summary: 'Read the match that the code on a sheet leads to',
    access: 'public',
    input: z.strictObject({ token }),
    output: ScoreSheet,
    errors: ['tournament.sheetNotFound'],
  },
  enterSheetScore: {
    method: 'POST',
    path: '/competitions/score-sheets/{token}/score',
    summary: 'Enter the score of a match with the number on its sheet; twelve tries an hour',
    access: 'public',
    input: z.strictObject({
      token,
      pin: z.string().regex(/^\d{6}$/, 'The number on the sheet has six digits.'),
      entry: ScoreEntry,
    }),
    output: ShownMatch,
    errors: [
      'tournament.sheetNotFound',
      'tournament.pinWrong',
      'tournament.notNow',
      'match.notReady',
      'match.final',
      'match.disputed',
      'match.scoreInvalid',
      'game.over',
    ],
  },
});
