import * as z from 'zod';
import { defineContract } from '../../contract/operation.ts';
import { CategoryId, EntryId, TournamentId } from '../../ids.ts';
import { Line } from '../../text.ts';
import { ScoreEntry } from '../games/scoring/scoring.ts';
import { DeskCommand } from './desk.ts';
import { lateWays } from './late-entry.ts';
import { DeskView, ScoreSheet, ShownMatch } from './views.ts';

const ofTournament = { tournamentId: TournamentId };
const missing = ['tournament.notFound'] as const;
/** Printed beside the code of a sheet. */
const SheetNumber = z.string().regex(/^\d{6}$/, 'The number on the sheet has six digits.');
const token = z.string().min(10).max(300);

/** Drawing, scheduling and running a tournament, and scoring a match with the code on its sheet. */
export const tournamentDesk = defineContract('tournament-desk', {
  getDesk: {
    method: 'GET',
    path: '/competitions/tournament-desks/{tournamentId}',
    summary: 'Read the tournament desk',
    access: 'tournament:checkIn',
    input: z.strictObject(ofTournament),
    output: DeskView,
    errors: missing,
  },
  drawCategory: {
    method: 'POST',
    path: '/competitions/tournament-desks/{tournamentId}/draws',
    summary: 'Create the matches of a category from its entries, or its bracket from finished pools',
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
    summary: 'Schedule all matches of a tournament on courts and times',
    access: 'tournament:publishSchedule',
    input: z.strictObject(ofTournament),
    output: DeskView,
    errors: [...missing, 'tournament.notNow', 'tournament.notDrawn'],
  },
  runDesk: {
    method: 'PUT',
    path: '/competitions/tournament-desks/{tournamentId}',
    summary: 'Call or move a match, delay all matches, hold play, or make an announcement',
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
  addLateEntry: {
    method: 'POST',
    path: '/competitions/tournament-desks/{tournamentId}/late-entries',
    summary: 'Add an entry after the draw: by name, or one on the list that no draw has',
    access: 'tournament:publishSchedule',
    creates: true,
    input: z
      .strictObject({
        ...ofTournament,
        categoryId: CategoryId,
        name: Line(2, 60, 'The name').optional(),
        entryId: EntryId.optional(),
        /** What the organizer was shown that it leads to. */
        way: z.enum(lateWays),
      })
      .refine(({ name, entryId }) => (name === undefined) !== (entryId === undefined), {
        path: ['name'],
        message: 'Give a name, or choose an entry.',
      }),
    output: DeskView,
    errors: [
      ...missing,
      'tournament.categoryNotFound',
      'tournament.entryNotFound',
      'tournament.notNow',
      'tournament.placeTaken',
      'tournament.categoryFull',
    ],
  },
  checkInEntry: {
    method: 'PUT',
    path: '/competitions/tournament-desks/{tournamentId}/check-ins',
    summary: 'Check an entry in, or undo a check-in',
    access: 'tournament:checkIn',
    input: z.strictObject({ ...ofTournament, entryId: EntryId, isHere: z.boolean() }),
    output: z.object({}),
    errors: [...missing, 'tournament.entryNotFound', 'tournament.checkInClosed'],
  },
  listScoreSheets: {
    method: 'GET',
    path: '/competitions/tournament-desks/{tournamentId}/sheets',
    summary: 'Print score sheets: a link and a number for each match',
    access: 'tournament:publishSchedule',
    input: z.strictObject(ofTournament),
    /** `bestOf`: sets at most, one where a match is scored with one number a side. */
    output: z.object({
      sheets: z.array(
        z.object({ key: z.string(), token: z.string(), pin: z.string(), bestOf: z.int(), match: ShownMatch }),
      ),
    }),
    errors: missing,
  },
  findScoreSheet: {
    method: 'POST',
    path: '/competitions/score-codes',
    summary: 'Find the match of a tournament by the number on its score sheet, while it is to be played',
    access: 'public',
    limit: { calls: 30, per: 'hour' },
    input: z.strictObject({
      /** By its id or by the readable end of its address. */
      tournamentId: z.string().min(2).max(120),
      pin: SheetNumber,
    }),
    output: z.object({ token: z.string() }),
    errors: ['tournament.sheetNotFound'],
  },
  getScoreSheet: {
    method: 'GET',
    path: '/competitions/score-sheets/{token}',
    summary: 'Read the match of a score sheet by its code',
    access: 'public',
    input: z.strictObject({ token }),
    output: ScoreSheet,
    errors: ['tournament.sheetNotFound'],
  },
  enterSheetScore: {
    method: 'POST',
    path: '/competitions/score-sheets/{token}/score',
    summary: 'Enter a score with the number on the score sheet; twelve tries per hour',
    access: 'public',
    input: z.strictObject({
      token,
      pin: SheetNumber,
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
