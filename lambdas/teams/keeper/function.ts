import { accountDeleted, exportAsked } from '#shared/accounts/leaving-messages.ts';
import { organizationDeleted, teamDeleted } from '#shared/teams/messages.ts';
import type { FunctionSpec } from '../../kernel/function.ts';

/** Clears the rosters of deleted teams and organisations, and erases what teams keep of somebody who left. */
export const teamsKeeperFunction: FunctionSpec = {
  name: 'teams-keeper',
  entry: 'lambdas/teams/keeper/handler.ts',
  listensTo: [teamDeleted, organizationDeleted, accountDeleted, exportAsked],
  may: ['writeTable'],
  timeoutSeconds: 300,
};
