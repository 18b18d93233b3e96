import { teamMembers } from '#shared/teams/members/contract.ts';
import type { FunctionSpec } from '../../kernel/function.ts';

export const teamMembersFunction: FunctionSpec = {
  name: 'team-members',
  entry: 'lambdas/teams/members/handler.ts',
  serves: teamMembers,
  gathers: ['/teams/{teamId}/members'],
  may: ['writeTable', 'sign'],
};
