import { createAccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { serve } from '#lambdas/accounts/ports/serve.ts';
import { createHistory } from '#lambdas/activity/ports/list-history.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { cursorsFor } from '#lambdas/kernel/http/cursor.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { createDependantsOf } from '#lambdas/people/ports/family/dependants-of.ts';
import { createNaming } from '#lambdas/people/ports/naming/naming.ts';
import { teamMembers } from '#shared/teams/members/contract.ts';
import { createCodeReader } from '../details/code-reader.ts';
import { createMemberships } from '../ports/memberships.ts';
import { createSharingTeams } from '../ports/sharing-teams.ts';
import { createTeamReader, teamPermissionsIn } from '../ports/teams.ts';
import { createRosterStore } from './member-store.ts';
import { answerTeamRequest } from './operations/answer-team-request.ts';
import { joinTeam, joinTeamByCode } from './operations/join-team.ts';
import { changeTeamRoles, grantInTeam, leaveTeam, removeTeamMember } from './operations/leave-team.ts';
import { listTeamMembers, listTeamRequests } from './operations/list-team-members.ts';
import { listTeamsOfUser } from './operations/list-teams-of-user.ts';
import { answerOwnership, offerOwnership, renewJoinCode, withdrawOwnership } from './operations/ownership.ts';
import { createOwnershipStore } from './ownership-store.ts';
import { createRequestStore } from './request-store.ts';

const accounts = createAccountReader(table());
const requests = createRequestStore(table());
const parts = {
  teams: createTeamReader(table()),
  roster: createRosterStore(table()),
  ownership: createOwnershipStore(table()),
  codes: createCodeReader(table()),
  due: createDueIndex(table()),
  accounts,
  naming: createNaming(table(), accounts, createSharingTeams(table())),
  requests,
  dependantsOf: createDependantsOf(table()),
};
const memberships = createMemberships(table());
const history = createHistory(table(), accounts);

export const handler = serve(
  teamMembers,
  {
    listTeamMembers: (input, caller) =>
      listTeamMembers(input, caller, parts, cursorsFor(actorOf(caller).userId, { list: 'members', ...input })),
    listTeamHistory: ({ teamId, cursor }, caller) =>
      history(teamId, cursor, cursorsFor(actorOf(caller).userId, { list: 'team-history', teamId })),
    listTeamsOfUser: (_, caller) => listTeamsOfUser(caller, memberships),
    joinTeam: (input, caller) => joinTeam(input, caller, parts),
    joinTeamByCode: (input, caller) => joinTeamByCode(input, caller, parts),
    leaveTeam: (input, caller) => leaveTeam(input, caller, parts),
    listTeamRequests: (input) => listTeamRequests(input, requests, accounts),
    answerTeamRequest: (input, caller) => answerTeamRequest(input, caller, parts),
    removeTeamMember: (input, caller) => removeTeamMember(input, caller, parts),
    changeTeamRoles: (input, caller) => changeTeamRoles(input, caller, parts),
    grantInTeam: (input, caller) => grantInTeam(input, caller, parts),
    renewJoinCode: (input, caller) => renewJoinCode(input, caller, parts),
    offerOwnership: (input, caller) => offerOwnership(input, caller, parts),
    withdrawOwnership: (input) => withdrawOwnership(input, parts),
    answerOwnership: (input, caller) => answerOwnership(input, caller, parts),
  },
  { team: teamPermissionsIn(parts.teams, parts.roster) },
);
