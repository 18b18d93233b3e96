import { teamRoster } from '#shared/teams/roster/contract.ts';
import type { FunctionSpec } from '../../kernel/function.ts';

export const teamRosterFunction: FunctionSpec = {
  name: 'team-roster',
  entry: 'lambdas/teams/roster/handler.ts',
  serves: teamRoster,
  gathers: ['/teams/{teamId}/roster', '/me/rosters'],
  may: ['writeTable', 'sign', 'readUploads'],
  memoryMb: 512,
  timeoutSeconds: 30,
};
