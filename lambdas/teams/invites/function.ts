import { teamInvites } from '#shared/teams/invites/contract.ts';
import type { FunctionSpec } from '../../kernel/function.ts';

export const teamInvitesFunction: FunctionSpec = {
  name: 'team-invites',
  entry: 'lambdas/teams/invites/handler.ts',
  serves: teamInvites,
  gathers: ['/teams/{teamId}/invites', '/me/team-invites'],
  may: ['writeTable', 'sign'],
  timeoutSeconds: 20,
};
