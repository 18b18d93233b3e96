import { endorsementsContract } from '#shared/accounts/endorsements/contract.ts';
import type { FunctionSpec } from '../../kernel/function.ts';

export const endorsementsFunction: FunctionSpec = {
  name: 'accounts-endorsements',
  entry: 'lambdas/accounts/endorsements/handler.ts',
  serves: endorsementsContract,
  gathers: ['/me/endorsements'],
  may: ['writeTable'],
};
