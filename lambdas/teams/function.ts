import { teams } from '#shared/teams/contract.ts';
import type { FunctionSpec } from '../kernel/function.ts';

export const teamsFunction: FunctionSpec = {
  name: 'teams',
  entry: 'lambdas/teams/handler.ts',
  serves: teams,
  gathers: ['/me/team-draft'],
  may: ['writeTable', 'sign', 'suggestPlaces'],
};
