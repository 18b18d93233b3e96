import { connectionsContract } from '#shared/people/connections/contract.ts';
import type { FunctionSpec } from '../../kernel/function.ts';

export const connectionsFunction: FunctionSpec = {
  name: 'accounts-connections',
  entry: 'lambdas/people/connections/handler.ts',
  serves: connectionsContract,
  gathers: ['/me/lists', '/me/connections'],
  may: ['writeTable', 'sign'],
};
