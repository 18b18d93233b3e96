import { createAccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { createBlockReader } from '#lambdas/accounts/ports/blocks/blocks.ts';
import { serve } from '#lambdas/accounts/ports/serve.ts';
import { createPeopleReader } from '#lambdas/events/ports/guests/people.ts';
import { createHostedEvents, eventFor } from '#lambdas/events/ports/hosted-events.ts';
import { createRetry } from '#lambdas/kernel/data/retry.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import type { FindPermissions } from '#lambdas/kernel/http/authorize.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { createConnectionReader } from '#lambdas/people/ports/connections/player-connections.ts';
import { createDependantReader } from '#lambdas/people/ports/family/dependants.ts';
import { withDependants } from '#lambdas/people/ports/family/with-dependants.ts';
import { createNaming } from '#lambdas/people/ports/naming/naming.ts';
import { createExternalTeamReader } from '#lambdas/teams/ports/external/external-teams.ts';
import { createMemberships } from '#lambdas/teams/ports/memberships.ts';
import { withRosterPeople } from '#lambdas/teams/ports/roster/roster-people.ts';
import { createSharingTeams } from '#lambdas/teams/ports/sharing-teams.ts';
import { createTeamReader, teamPermissionsIn } from '#lambdas/teams/ports/teams.ts';
import { games } from '#shared/competitions/games/contract.ts';
import { createPlayoffOf } from '../playoffs/playoff-of.ts';
import { createPlayoffReader } from '../playoffs/playoff-reader.ts';
import { createSeasonReader, seasonPermissionsIn } from '../seasons/season-reader.ts';
import { createHasPlace } from '../seasons/sight/place-in-season.ts';
import { createStored } from '../seasons/stored.ts';
import { createLineStore } from '../statistics/line-store.ts';
import { enterStatistics, listMatchPlayers } from '../statistics/operations/enter-statistics.ts';
import { getPlayerTotals } from '../statistics/operations/player-totals.ts';
import { listSeasonLeaders } from '../statistics/operations/season-leaders.ts';
import { createGameStore } from './game-store.ts';
import { createMatchStore } from './match-store.ts';
import { addMatch } from './operations/add-match.ts';
import { createGame, deleteGame, endGame, updateGame } from './operations/change-game.ts';
import { answerDuty, changeMatch } from './operations/change-match.ts';
import { listGamesOfEvents } from './operations/list-games-of-events.ts';
import { addRound, drawGame } from './operations/make-rounds.ts';
import {
  getGame,
  getPublicGame,
  listEventGames,
  listGameTypes,
  listScoreLog,
  listSeasonGames,
} from './operations/read-games.ts';
import { answerScore, enterScore } from './operations/score-match.ts';
import { gamePermissionsIn } from './permissions.ts';
import { createGameWrite } from './writes/store.ts';

const store = createGameStore(table());
const matches = createMatchStore(table());
const events = createHostedEvents(table());
const squads = createSeasonReader(table());
const [readers, memberships] = [createTeamReader(table()), createMemberships(table())];
const hasPlace = createHasPlace(table());
const seasons = seasonPermissionsIn(squads, readers, memberships, hasPlace);
const teams = teamPermissionsIn(readers, memberships);
const world = { games: store, events, seasons, teams, squads };
const accounts = createAccountReader(table());
const atEvents = createPeopleReader(table());
const changing = { store, events, accounts: atEvents, externals: createExternalTeamReader(table()) };
const people = withRosterPeople(withDependants(atEvents, table()), table());
const naming = createNaming(table(), people, createSharingTeams(table()));
const lines = createLineStore(table(), createGameWrite(table(), createRetry()));
const dependants = createDependantReader(table());
const sight = { seasons: squads, teams: readers, memberships, hasPlace };
const seen = { ...sight, games: store, lines, naming, accounts: people, dependants };
const playoffOf = createPlayoffOf(table());
const statistics = { ...seen, playoffOf, playoffs: createPlayoffReader(table()) };
const reading = { world, statistics, playoffOf, naming };
const entering = {
  world,
  lines,
  accounts: people,
  seasons: squads,
  teams: readers,
  registrations: createStored(table()),
};
const profiles = { accounts, blocks: createBlockReader(table()), connections: createConnectionReader(table()) };
const totalling = { ...statistics, profiles, registrations: entering.registrations };
const scoring = { world, store: matches, due: createDueIndex(table()) };

const inEvent: FindPermissions = async (userId, eventId) => {
  const found = await eventFor({ eventId }, userId, events);
  return found && (found.manages ? ['manage'] : []);
};

export const handler = serve(
  games,
  {
    listGameTypes,
    listEventGames: (input) => listEventGames(input, { actor: undefined }, world),
    listSeasonGames: (input) => listSeasonGames(input, undefined, world),
    listMySeasonGames: (input, caller) => listSeasonGames(input, actorOf(caller).userId, world),
    listGamesOfEvents: (input) => listGamesOfEvents(input, world),
    getPublicGame: (input, caller) => getPublicGame(input, caller, reading),
    listMyEventGames: (input, caller) => listEventGames(input, caller, world),
    getGame: (input, caller) => getGame(input, caller, reading),
    createGame: (input, caller) => createGame(input, caller, changing),
    updateGame: (input, caller) => updateGame(input, caller, changing),
    deleteGame: (input) => deleteGame(input, store),
    drawGame: (input, caller) => drawGame(input, caller, store),
    addRound: (input, caller) => addRound(input, caller, store),
    endGame: (input, caller) => endGame(input, caller, store),
    addMatch: (input, caller) => addMatch(input, caller, { world, store }),
    changeMatch: (input, caller) => changeMatch(input, caller, { ...scoring, accounts }),
    answerDuty: (input, caller) => answerDuty(input, caller, scoring),
    enterScore: (input, caller) => enterScore(input, caller, scoring),
    answerScore: (input, caller) => answerScore(input, caller, scoring),
    listScoreLog: (input, caller) => listScoreLog(input, caller, matches, reading),
    listMatchPlayers: (input, caller) => listMatchPlayers(input, caller, entering),
    enterStatistics: (input, caller) => enterStatistics(input, caller, entering),
    listSeasonLeaders: (input, { now }) => listSeasonLeaders(input, { userId: undefined, now }, statistics),
    listMySeasonLeaders: (input, caller) =>
      listSeasonLeaders(input, { userId: actorOf(caller).userId, now: caller.now }, statistics),
    getPlayerTotals: (input, caller) => getPlayerTotals(input, caller, totalling),
  },
  { event: inEvent, game: gamePermissionsIn(store, { events, seasons, teams }) },
);
