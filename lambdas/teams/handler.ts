import { GeoPlacesClient } from '@aws-sdk/client-geo-places';
import { teams } from '#shared/teams/contract.ts';
import { createAccountReader } from '../kernel/accounts.ts';
import { cursorsFor } from '../kernel/cursor.ts';
import { createDueIndex } from '../kernel/due-index.ts';
import { createMemberships } from '../kernel/memberships.ts';
import { createCities } from '../kernel/place-suggestions.ts';
import { serve } from '../kernel/serve.ts';
import { table } from '../kernel/table.ts';
import { createTeamSheets } from '../kernel/team-sheets.ts';
import { teamPermissionsIn } from '../kernel/teams.ts';
import { createUploadReader } from '../kernel/uploads/uploads.ts';
import { createDraftStore } from './draft-store.ts';
import { changeTeam, deleteTeam, setTeamStanding } from './operations/change-team.ts';
import { createTeam } from './operations/create-team.ts';
import { dropTeamDraft, getTeamDraft, leaveTeamWizard, saveTeamDraft } from './operations/draft.ts';
import { findTeams } from './operations/find-teams.ts';
import { getPublicTeam, getTeam, getTeamBySlug, listMyTeams } from './operations/get-team.ts';
import { createRequestStore } from './request-store.ts';
import { createTeamStore } from './store.ts';
import { createTeamsAround } from './teams-around.ts';

const store = createTeamStore(table());
const memberships = createMemberships(table());
const drafts = createDraftStore(table());
const around = createTeamsAround(table());
const making = {
  store,
  cities: createCities(new GeoPlacesClient()),
  uploads: createUploadReader(table()),
  due: createDueIndex(table()),
};
const reading = {
  teams: store,
  memberships,
  requests: createRequestStore(table()),
  accounts: createAccountReader(table()),
  sheets: createTeamSheets(table()),
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
