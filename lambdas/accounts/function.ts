import { accounts } from '#shared/accounts/contract.ts';
import type { FunctionSpec } from '../kernel/function.ts';

export const accountsFunction: FunctionSpec = {
  name: 'accounts',
  entry: 'lambdas/accounts/handler.ts',
  serves: accounts,
  gathers: ['/me/alternate-emails'],
  may: ['writeTable', 'sign', 'manageIdentities'],
  memoryMb: 512,
};
