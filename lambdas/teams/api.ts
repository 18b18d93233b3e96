import { createAccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { serve } from '#lambdas/accounts/ports/serve.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { connectCities } from '#lambdas/kernel/geo/connect-cities.ts';
import { cursorsFor } from '#lambdas/kernel/http/cursor.ts';
import { createDependantsOf } from '#lambdas/people/ports/family/dependants-of.ts';
import { createUploadReader } from '#lambdas/uploads/ports/uploads.ts';
import { teams } from '#shared/teams/contract.ts';
import { createDraftStore } from './details/draft-store.ts';
import { changeTeam, deleteTeam, setTeamStanding } from './details/operations/change-team.ts';
import { createTeam } from './details/operations/create-team.ts';
import { dropTeamDraft, getTeamDraft, leaveTeamWizard, saveTeamDraft } from './details/operations/draft.ts';
import { getPublicTeam, getTeam, getTeamBySlug, listMyTeams } from './details/operations/get-team.ts';
import { createTeamStore } from './details/store.ts';
import { createRequestStore } from './members/request-store.ts';
import { createOrganizationReader } from './organizations/stored.ts';
import { createMemberships } from './ports/memberships.ts';
import { createTeamSheets } from './ports/roster/team-sheets.ts';
import { teamPermissionsIn } from './ports/teams.ts';
import { findTeams } from './search/operations/find-teams.ts';
import { createTeamsAround } from './search/teams-around.ts';

const store = createTeamStore(table());
const memberships = createMemberships(table());
const drafts = createDraftStore(table());
const around = createTeamsAround(table());
const making = {
  store,
  cities: connectCities(),
  uploads: createUploadReader(table()),
  due: createDueIndex(table()),
};
const reading = {
  teams: store,
  memberships: { ...memberships, dependantsOf: createDependantsOf(table()) },
  requests: createRequestStore(table()),
  accounts: createAccountReader(table()),
  sheets: createTeamSheets(table()),
  organizations: createOrganizationReader(table()),
};

export const handler = serve(
  teams,
  {
    getTeamDraft: (_, caller) => getTeamDraft(caller, drafts),
    saveTeamDraft: (input, caller) => saveTeamDraft(input, caller, drafts, { ...making, teams: store, around }),
    dropTeamDraft: (_, caller) => dropTeamDraft(caller, drafts),
    leaveTeamWizard: (input, caller) => leaveTeamWizard(input, caller, drafts),
    createTeam: (input, caller) => createTeam(input, caller, making),
    findTeams: (input) => findTeams(input, around, store, cursorsFor('public', { list: 'findTeams', ...input })),
    getPublicTeam: (input) => getPublicTeam(input, store),
    getTeamBySlug: (input) => getTeamBySlug(input, store),
    getTeam: (input, caller) => getTeam(input, caller, reading),
    listMyTeams: (_, caller) => listMyTeams(caller, store, memberships),
    changeTeam: (input, caller) => changeTeam(input, caller, making),
    setTeamStanding: (input, caller) => setTeamStanding(input, caller, store),
    deleteTeam: (input, caller) => deleteTeam(input, caller, store),
  },
  { team: teamPermissionsIn(store, memberships) },
);
