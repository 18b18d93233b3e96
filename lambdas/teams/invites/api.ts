import { createAccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { createHolderReader } from '#lambdas/accounts/ports/address-holder.ts';
import { serve } from '#lambdas/accounts/ports/serve.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { createRateLimit } from '#lambdas/kernel/http/limits/rate-limit.ts';
import { signingSecret } from '#lambdas/kernel/security/secrets.ts';
import { createAddChild } from '#lambdas/people/ports/family/add-child.ts';
import { createDependantReader } from '#lambdas/people/ports/family/dependants.ts';
import { teamInvites } from '#shared/teams/invites/contract.ts';
import { createRosterStore } from '../members/member-store.ts';
import { createTeamReader, teamPermissionsIn } from '../ports/teams.ts';
import { createDetailsStore } from '../roster/details-store.ts';
import { createMergeStore } from '../roster/merge-store.ts';
import { answerTeamInvite, readTeamInvite, refuseTeamInvite } from './operations/answer-team-invite.ts';
import { inviteToTeam } from './operations/invite-to-team.ts';
import { listTeamInvites, revokeTeamInvite } from './operations/keep-invites.ts';
import { createInviteStore } from './store.ts';

const parts = {
  teams: createTeamReader(table()),
  roster: createRosterStore(table()),
  invites: createInviteStore(table()),
  accounts: createAccountReader(table()),
  details: createDetailsStore(table()),
  merges: createMergeStore(table()),
  dependants: createDependantReader(table()),
  children: createAddChild(table()),
  holderOf: createHolderReader(table()),
  due: createDueIndex(table()),
  limits: createRateLimit(table()),
  secret: signingSecret,
};

export const handler = serve(
  teamInvites,
  {
    inviteToTeam: (input, caller) => inviteToTeam(input, caller, parts),
    listTeamInvites: (input, caller) => listTeamInvites(input, caller, parts),
    revokeTeamInvite: (input, caller) => revokeTeamInvite(input, caller, parts),
    readTeamInvite: (input, caller) => readTeamInvite(input, caller, parts),
    answerTeamInvite: (input, caller) => answerTeamInvite(input, caller, parts),
    refuseTeamInvite: (input, caller) => refuseTeamInvite(input, caller, parts),
  },
  { team: teamPermissionsIn(parts.teams, parts.roster) },
);
