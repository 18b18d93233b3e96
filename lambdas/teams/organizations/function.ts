import { organizations } from '#shared/teams/organizations/contract.ts';
import type { FunctionSpec } from '../../kernel/function.ts';

/** What communities belong to, and whom they play that is not on the platform. */
export const organizationsFunction: FunctionSpec = {
  name: 'organizations',
  entry: 'lambdas/teams/organizations/handler.ts',
  serves: organizations,
  gathers: [
    '/organizations',
    '/me/organizations',
    '/teams/{teamId}/organizations',
    '/teams/{teamId}/external-teams',
    '/me/external-teams',
  ],
  may: ['writeTable', 'sign'],
};
