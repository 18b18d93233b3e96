import { people } from '#shared/people/contract.ts';
import type { FunctionSpec } from '../../kernel/function.ts';

export const peopleFunction: FunctionSpec = {
  name: 'accounts-people',
  entry: 'lambdas/accounts/people/handler.ts',
  serves: people,
  gathers: ['/me/availability', '/me/alternate-emails'],
  may: ['writeTable', 'sign'],
};
