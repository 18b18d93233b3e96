import { accounts } from '#shared/accounts/contract.ts';
import type { FunctionSpec } from '../kernel/function.ts';

export const accountsFunction: FunctionSpec = {
  name: 'accounts',
  entry: 'lambdas/accounts/handler.ts',
  serves: accounts,
  may: ['writeTable', 'sign', 'suggestPlaces', 'manageIdentities'],
  memoryMb: 512,
};
