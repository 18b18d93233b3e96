import { endorsementsContract } from '#shared/people/endorsements/contract.ts';
import type { FunctionSpec } from '../../kernel/function.ts';

export const endorsementsFunction: FunctionSpec = {
  name: 'accounts-endorsements',
  entry: 'lambdas/people/endorsements/handler.ts',
  serves: endorsementsContract,
  gathers: ['/me/endorsements'],
  may: ['writeTable'],
};
