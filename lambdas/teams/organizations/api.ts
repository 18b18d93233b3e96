import { createAccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { createHolderReader } from '#lambdas/accounts/ports/address-holder.ts';
import { createBlockReader } from '#lambdas/accounts/ports/blocks/blocks.ts';
import { serve } from '#lambdas/accounts/ports/serve.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { cursorsFor } from '#lambdas/kernel/http/cursor.ts';
import { signingSecret } from '#lambdas/kernel/security/secrets.ts';
import { createConnectionReader } from '#lambdas/people/ports/connections/player-connections.ts';
import { createUploadReader } from '#lambdas/uploads/ports/uploads.ts';
import { organizations } from '#shared/teams/organizations/contract.ts';
import { createExternalStore } from '../external/external-store.ts';
import {
  answerExternalClaim,
  claimExternalTeam,
  inviteExternalTeam,
  readExternalInvite,
} from '../external/operations/claim-external-team.ts';
import {
  addExternalTeam,
  changeExternalTeam,
  listExternalTeams,
  listExternalTeamsOf,
  removeExternalTeam,
} from '../external/operations/keep-external-teams.ts';
import { createMemberships } from '../ports/memberships.ts';
import { createTeamReader, teamPermissionsIn } from '../ports/teams.ts';
import {
  acceptOrganizationRequest,
  declineOrganizationRequest,
  getMyOrganizationRequest,
  listOrganizationRequests,
  requestOrganization,
} from './operations/answer-requests.ts';
import { changeOrganization, createOrganization } from './operations/create-organization.ts';
import { deleteOrganization } from './operations/delete-organization.ts';
import {
  getOrganization,
  getOrganizationBySlug,
  getOrganizationDesk,
  listMyOrganizations,
} from './operations/get-organization.ts';
import {
  handOverOrganization,
  leaveOrganization,
  listOrganizationPeople,
  removeFromOrganization,
  setOrganizationRoles,
} from './operations/keep-people.ts';
import {
  attachTeam,
  detachTeam,
  inviteTeam,
  listOrganizationsOfTeam,
  offerTeam,
  withdrawTeam,
} from './operations/keep-ties.ts';
import { createOrganizationStore } from './organization-store.ts';
import { createPeopleStore } from './people-store.ts';
import { organizationPermissionsIn } from './permissions.ts';
import { createOrganizationRequestStore } from './requests/request-store.ts';
import { createTiesStore } from './ties-store.ts';

const parts = {
  organizations: createOrganizationStore(table()),
  people: createPeopleStore(table()),
  ties: createTiesStore(table()),
  externals: createExternalStore(table()),
  teams: createTeamReader(table()),
  requests: createOrganizationRequestStore(table()),
  memberships: createMemberships(table()),
  accounts: createAccountReader(table()),
  blocks: createBlockReader(table()),
  connections: createConnectionReader(table()),
  uploads: createUploadReader(table()),
  holderOf: createHolderReader(table()),
  due: createDueIndex(table()),
  secret: signingSecret,
};

/** Organizations, and outside teams that are not on the platform. */
export const handler = serve(
  organizations,
  {
    createOrganization: (input, caller) => createOrganization(input, caller, parts),
    getOrganization: (input) => getOrganization(input, parts),
    getOrganizationBySlug: (input) => getOrganizationBySlug(input, parts),
    listMyOrganizations: (_, caller) => listMyOrganizations(caller, parts),
    getOrganizationDesk: (input, caller) => getOrganizationDesk(input, caller, parts),
    requestOrganization: (input, caller) => requestOrganization(input, caller, parts),
    getMyOrganizationRequest: (_, caller) => getMyOrganizationRequest(caller, parts),
    listOrganizationRequests: (_, caller) => listOrganizationRequests(caller, parts),
    acceptOrganizationRequest: (input, caller) => acceptOrganizationRequest(input, caller, parts),
    declineOrganizationRequest: (input, caller) => declineOrganizationRequest(input, caller, parts),
    changeOrganization: (input, caller) => changeOrganization(input, caller, parts),
    deleteOrganization: (input, caller) => deleteOrganization(input, caller, parts.organizations),
    listOrganizationPeople: (input) => listOrganizationPeople(input, parts),
    setOrganizationRoles: (input, caller) => setOrganizationRoles(input, caller, parts),
    removeFromOrganization: (input, caller) => removeFromOrganization(input, caller, parts),
    leaveOrganization: (input, caller) => leaveOrganization(input, caller, parts),
    handOverOrganization: (input, caller) => handOverOrganization(input, caller, parts),
    inviteTeam: (input, caller) => inviteTeam(input, caller, parts),
    attachTeam: (input, caller) => attachTeam(input, caller, parts),
    detachTeam: (input, caller) => detachTeam(input, caller, parts),
    listOrganizationsOfTeam: (input) => listOrganizationsOfTeam(input, parts),
    offerTeam: (input, caller) => offerTeam(input, caller, parts),
    withdrawTeam: (input, caller) => withdrawTeam(input, caller, parts),
    listExternalTeams: (input) =>
      listExternalTeams(input, parts, cursorsFor('public', { list: 'listExternalTeams', ...input })),
    listExternalTeamsOf: (input) => listExternalTeamsOf(input, parts),
    addExternalTeam: (input, caller) => addExternalTeam(input, caller, parts),
    changeExternalTeam: (input, caller) => changeExternalTeam(input, caller, parts),
    removeExternalTeam: (input, caller) => removeExternalTeam(input, caller, parts),
    inviteExternalTeam: (input, caller) => inviteExternalTeam(input, caller, parts),
    answerExternalClaim: (input, caller) => answerExternalClaim(input, caller, parts),
    readExternalInvite: (input, caller) => readExternalInvite(input, caller, parts),
    claimExternalTeam: (input, caller) => claimExternalTeam(input, caller, parts),
  },
  {
    organization: organizationPermissionsIn(parts),
    team: teamPermissionsIn(parts.teams, parts.memberships),
  },
);
