import { leavingContract } from '#shared/accounts/deletion/contract.ts';
import type { FunctionSpec } from '../../kernel/function.ts';

export const leavingFunction: FunctionSpec = {
  name: 'accounts-leaving',
  entry: 'lambdas/accounts/deletion/handler.ts',
  serves: leavingContract,
  gathers: ['/me/data-export'],
  may: ['writeTable', 'readUploads'],
};
