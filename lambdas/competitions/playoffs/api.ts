import { createAccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { serve } from '#lambdas/accounts/ports/serve.ts';
import { createPeopleReader } from '#lambdas/events/ports/guests/people.ts';
import { createHostedEvents } from '#lambdas/events/ports/hosted-events.ts';
import { createRetry } from '#lambdas/kernel/data/retry.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { createDependantReader } from '#lambdas/people/ports/family/dependants.ts';
import { withDependants } from '#lambdas/people/ports/family/with-dependants.ts';
import { createNaming } from '#lambdas/people/ports/naming/naming.ts';
import { createMemberships } from '#lambdas/teams/ports/memberships.ts';
import { withRosterPeople } from '#lambdas/teams/ports/roster/roster-people.ts';
import { createSharingTeams } from '#lambdas/teams/ports/sharing-teams.ts';
import { createTeamReader, teamPermissionsIn } from '#lambdas/teams/ports/teams.ts';
import { playoffs } from '#shared/competitions/playoffs/contract.ts';
import { createGameReader } from '../games/game-store.ts';
import { gamePermissionsIn } from '../games/permissions.ts';
import { createSeasonReader, seasonPermissionsIn } from '../seasons/season-reader.ts';
import { createHasPlace } from '../seasons/sight/place-in-season.ts';
import { createStored } from '../seasons/stored.ts';
import { createDeskReader } from '../tournaments/desk-reader.ts';
import { createDeletedPlayoffs } from './deleted/store.ts';
import { commandPlayoff } from './operations/command-playoff.ts';
import { deletePlayoff, restorePlayoff } from './operations/delete-playoff.ts';
import { generatePlayoff, previewPlayoff } from './operations/generate-playoff.ts';
import { getPlayoff, getPublicPlayoff } from './operations/get-playoff.ts';
import { runPlayoff } from './operations/run-playoff.ts';
import { undoPlayoff } from './operations/undo-playoff.ts';
import { createPlayoffLines } from './playoff-lines.ts';
import { createPlayoffStore } from './playoff-store.ts';
import { createPlayoffWrite } from './writes/store.ts';

const games = createGameReader(table());
const parts = { playoffs: createPlayoffStore(table()), games };
const [events, seasons, teams] = [createHostedEvents(table()), createSeasonReader(table()), createTeamReader(table())];
const memberships = createMemberships(table());
const hasPlace = createHasPlace(table());
const inSeason = seasonPermissionsIn(seasons, teams, memberships, hasPlace);
const inTeam = teamPermissionsIn(teams, memberships);
const inGame = gamePermissionsIn(games, { events, seasons: inSeason, teams: inTeam });
const deleted = createDeletedPlayoffs(table());
const due = createDueIndex(table());
const retry = createRetry();
const accounts = withRosterPeople(withDependants(createAccountReader(table()), table()), table());
const lines = createPlayoffLines(table(), createPlayoffWrite(table(), retry));
const dependants = createDependantReader(table());
const people = withRosterPeople(withDependants(createPeopleReader(table()), table()), table());
const naming = createNaming(table(), people, createSharingTeams(table()));
const statistics = { naming, lines, seasons, teams, memberships, hasPlace, accounts, dependants };
const seeing = { ...parts, events, seasons, teams, inGame, statistics, desks: createDeskReader(table()) };
const entering = { ...seeing, lines, accounts, registrations: createStored(table()), retry };

const scoring = () => import('./operations/report-playoff.ts');
const recording = () => import('./operations/enter-playoff-statistics.ts');

export const handler = serve(
  playoffs,
  {
    previewPlayoff: (input) => previewPlayoff(input, parts),
    generatePlayoff: (input, caller) => generatePlayoff(input, caller, parts),
    getPublicPlayoff: (input, caller) => getPublicPlayoff(input, caller, seeing),
    getPlayoff: (input, caller) => getPlayoff(input, caller, seeing),
    listPlayoffPlayers: async (input, caller) => (await recording()).listPlayoffPlayers(input, caller, entering),
    // Scores and players' lines are recorded around a match; brackets are read all season.
    enterPlayoffStatistics: async (input, caller) =>
      (await recording()).enterPlayoffStatistics(input, caller, entering),
    scorePlayoff: async (input, caller) => (await scoring()).scorePlayoff(input, caller, seeing),
    reportPlayoff: async (input, caller) => (await scoring()).reportPlayoff(input, caller, { ...seeing, due }),
    runPlayoff: (input, caller) => runPlayoff(input, caller, parts),
    resetPlayoff: (input, caller) => commandPlayoff(input, caller, parts),
    undoPlayoff: (input, caller) => undoPlayoff(input, caller, parts),
    deletePlayoff: (input, caller) => deletePlayoff(input, caller, parts),
    restorePlayoff: (input, caller) => restorePlayoff(input, caller, { ...parts, deleted }),
  },
  { game: inGame },
);
