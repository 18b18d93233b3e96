import { teamInvites } from '#shared/teams/invites-contract.ts';
import { createAccountReader } from '../../kernel/accounts.ts';
import { createHolderReader } from '../../kernel/address-holder.ts';
import { createDueIndex } from '../../kernel/due-index.ts';
import { createRateLimit } from '../../kernel/rate-limit.ts';
import { signingSecret } from '../../kernel/secrets.ts';
import { serve } from '../../kernel/serve.ts';
import { table } from '../../kernel/table.ts';
import { createTeamReader, teamPermissionsIn } from '../../kernel/teams.ts';
import { createRosterStore } from '../roster-store.ts';
import { answerTeamInvite, readTeamInvite, refuseTeamInvite } from './operations/answer-team-invite.ts';
import { inviteToTeam } from './operations/invite-to-team.ts';
import { listTeamInvites, revokeTeamInvite } from './operations/keep-invites.ts';
import { createInviteStore } from './store.ts';

const parts = {
  teams: createTeamReader(table()),
  roster: createRosterStore(table()),
  invites: createInviteStore(table()),
  accounts: createAccountReader(table()),
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
