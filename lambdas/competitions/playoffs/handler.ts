import { playoffs } from '#shared/competitions/playoffs/contract.ts';
import { createAccountReader } from '../../kernel/accounts.ts';
import { createDependantReader } from '../../kernel/dependants.ts';
import { createDueIndex } from '../../kernel/due-index.ts';
import { createHostedEvents } from '../../kernel/hosted-events.ts';
import { createMemberships } from '../../kernel/memberships.ts';
import { createRetry } from '../../kernel/retry.ts';
import { serve } from '../../kernel/serve.ts';
import { table } from '../../kernel/table.ts';
import { createTeamReader, teamPermissionsIn } from '../../kernel/teams.ts';
import { withDependants } from '../../kernel/with-dependants.ts';
import { createGameReader } from '../games/game-store.ts';
import { gamePermissionsIn } from '../games/permissions.ts';
import { createHasPlace } from '../seasons/place-in-season.ts';
import { createSeasonReader, seasonPermissionsIn } from '../seasons/season-reader.ts';
import { createStored } from '../seasons/stored.ts';
import { createDeletedPlayoffs } from './deleted/store.ts';
import { commandPlayoff } from './operations/command-playoff.ts';
import { deletePlayoff, restorePlayoff } from './operations/delete-playoff.ts';
import { enterPlayoffStatistics, listPlayoffPlayers } from './operations/enter-playoff-statistics.ts';
import { generatePlayoff, previewPlayoff } from './operations/generate-playoff.ts';
import { getPlayoff, getPublicPlayoff } from './operations/get-playoff.ts';
import { reportPlayoff, scorePlayoff } from './operations/report-playoff.ts';
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
const accounts = withDependants(createAccountReader(table()), table());
const lines = createPlayoffLines(table(), createPlayoffWrite(table(), retry));
const dependants = createDependantReader(table());
const statistics = { lines, seasons, teams, memberships, hasPlace, accounts, dependants };
const seeing = { ...parts, events, seasons, teams, inGame, statistics };
const entering = { ...seeing, lines, accounts, registrations: createStored(table()), retry };

export const handler = serve(
  playoffs,
  {
    previewPlayoff: (input) => previewPlayoff(input, parts),
    generatePlayoff: (input, caller) => generatePlayoff(input, caller, parts),
    getPublicPlayoff: (input, caller) => getPublicPlayoff(input, caller, seeing),
    getPlayoff: (input, caller) => getPlayoff(input, caller, seeing),
    listPlayoffPlayers: (input, caller) => listPlayoffPlayers(input, caller, entering),
    enterPlayoffStatistics: (input, caller) => enterPlayoffStatistics(input, caller, entering),
    scorePlayoff: (input, caller) => scorePlayoff(input, caller, seeing),
    reportPlayoff: (input, caller) => reportPlayoff(input, caller, { ...seeing, due }),
    runPlayoff: (input, caller) => runPlayoff(input, caller, parts),
    resetPlayoff: (input, caller) => commandPlayoff(input, caller, parts),
    undoPlayoff: (input, caller) => undoPlayoff(input, caller, parts),
    deletePlayoff: (input, caller) => deletePlayoff(input, caller, parts),
    restorePlayoff: (input, caller) => restorePlayoff(input, caller, { ...parts, deleted }),
  },
  { game: inGame },
);
