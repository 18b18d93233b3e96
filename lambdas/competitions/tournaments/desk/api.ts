import { createAccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { serve } from '#lambdas/accounts/ports/serve.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createRateLimit } from '#lambdas/kernel/http/limits/rate-limit.ts';
import { signingSecret } from '#lambdas/kernel/security/secrets.ts';
import { createNaming } from '#lambdas/people/ports/naming/naming.ts';
import { createMemberships } from '#lambdas/teams/ports/memberships.ts';
import { createTeamReader } from '#lambdas/teams/ports/teams.ts';
import { tournamentDesk } from '#shared/competitions/tournaments/desk-contract.ts';
import { createGameStore } from '../../games/game-store.ts';
import { createMatchStore } from '../../games/match-store.ts';
import { createPlayoffStore } from '../../playoffs/playoff-store.ts';
import { createDeskStore } from '../desk-store.ts';
import { createEntryStore } from '../entry-store.ts';
import { createTournamentReader, tournamentPermissionsIn } from '../tournament-reader.ts';
import { deskView } from './desk-view.ts';
import { addLateEntry } from './operations/add-late-entry.ts';
import { placeTournament } from './operations/place-tournament.ts';
import { checkInEntry, runDesk } from './operations/run-desk.ts';
import { enterSheetScore, findScoreSheet, getScoreSheet, listScoreSheets } from './operations/score-sheets.ts';

const tournaments = createTournamentReader(table());
const teams = createTeamReader(table());
const inTournament = tournamentPermissionsIn(tournaments, teams, createMemberships(table()));
const parts = {
  tournaments,
  teams,
  desks: createDeskStore(table()),
  entries: createEntryStore(table()),
  games: createGameStore(table()),
  matches: createMatchStore(table()),
  playoffs: createPlayoffStore(table()),
  accounts: createAccountReader(table()),
  naming: createNaming(table(), createAccountReader(table())),
  limits: createRateLimit(table()),
  secret: signingSecret,
  inTournament,
};

/** Draws, schedules and runs tournaments, and takes the scores that come by the code on a sheet. */
export const handler = serve(
  tournamentDesk,
  {
    getDesk: ({ tournamentId }, caller) => deskView(tournamentId, caller, parts),
    // Only the draw needs the rules of brackets; it is made once, and the desk is asked all day.
    drawCategory: async (input, caller) =>
      (await import('./operations/draw-category.ts')).drawCategory(input, caller, parts),
    placeTournament: (input, caller) => placeTournament(input, caller, parts),
    runDesk: (input, caller) => runDesk(input, caller, parts),
    addLateEntry: (input, caller) => addLateEntry(input, caller, parts),
    checkInEntry: (input, caller) => checkInEntry(input, caller, parts),
    listScoreSheets: (input, caller) => listScoreSheets(input, caller, parts),
    findScoreSheet: (input, caller) => findScoreSheet(input, caller, parts),
    getScoreSheet: (input, caller) => getScoreSheet(input, caller, parts),
    enterSheetScore: (input, caller) => enterSheetScore(input, caller, parts),
  },
  { tournament: inTournament },
);
