import { accountDeleted, exportAsked } from '#shared/accounts/deletion/messages.ts';
import { eventCancelled, eventChanged } from '#shared/events/messages.ts';
import { organizationDeleted, teamDeleted } from '#shared/teams/messages.ts';
import type { FunctionSpec } from '../../kernel/function.ts';

/** Moves duties with their events, clears the rosters of deleted teams and organisations, and erases what teams keep of somebody who left. */
export const teamsKeeperFunction: FunctionSpec = {
  name: 'teams-keeper',
  entry: 'lambdas/teams/listener/handler.ts',
  listensTo: [eventChanged, eventCancelled, teamDeleted, organizationDeleted, accountDeleted, exportAsked],
  may: ['writeTable'],
  timeoutSeconds: 300,
};
