import { people } from '#shared/people/contract.ts';
import type { FunctionSpec } from '../../kernel/function.ts';

export const peopleFunction: FunctionSpec = {
  name: 'accounts-people',
  entry: 'lambdas/accounts/people/handler.ts',
  serves: people,
  may: ['writeTable', 'sign'],
};
