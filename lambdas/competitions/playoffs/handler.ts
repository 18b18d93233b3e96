import { playoffs } from '#shared/competitions/playoffs/contract.ts';
import { createDueIndex } from '../../kernel/due-index.ts';
import { createHostedEvents } from '../../kernel/hosted-events.ts';
import { createMemberships } from '../../kernel/memberships.ts';
import { serve } from '../../kernel/serve.ts';
import { table } from '../../kernel/table.ts';
import { createTeamReader, teamPermissionsIn } from '../../kernel/teams.ts';
import { createGameReader } from '../games/game-store.ts';
import { gamePermissionsIn } from '../games/permissions.ts';
import { createSeasonReader, seasonPermissionsIn } from '../seasons/season-reader.ts';
import { createDeletedPlayoffs } from './deleted/store.ts';
import { commandPlayoff } from './operations/command-playoff.ts';
import { deletePlayoff, restorePlayoff } from './operations/delete-playoff.ts';
import { generatePlayoff, previewPlayoff } from './operations/generate-playoff.ts';
import { getPlayoff, getPublicPlayoff } from './operations/get-playoff.ts';
import { reportPlayoff, scorePlayoff } from './operations/report-playoff.ts';
import { runPlayoff } from './operations/run-playoff.ts';
import { undoPlayoff } from './operations/undo-playoff.ts';
import { createPlayoffStore } from './playoff-store.ts';

const games = createGameReader(table());
const parts = { playoffs: createPlayoffStore(table()), games };
const [events, seasons, teams] = [createHostedEvents(table()), createSeasonReader(table()), createTeamReader(table())];
const memberships = createMemberships(table());
const inSeason = seasonPermissionsIn(seasons, teams, memberships);
const inTeam = teamPermissionsIn(teams, memberships);
const inGame = gamePermissionsIn(games, { events, seasons: inSeason, teams: inTeam });
const deleted = createDeletedPlayoffs(table());
const due = createDueIndex(table());
const seeing = { ...parts, events, seasons, teams, inGame };

export const handler = serve(
  playoffs,
  {
    previewPlayoff: (input) => previewPlayoff(input, parts),
    generatePlayoff: (input, caller) => generatePlayoff(input, caller, parts),
    getPublicPlayoff: (input) => getPublicPlayoff(input, seeing),
    getPlayoff: (input, caller) => getPlayoff(input, caller, seeing),
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
