import { privacyContract } from '#shared/people/privacy/contract.ts';
import type { FunctionSpec } from '../../kernel/function.ts';

export const privacyFunction: FunctionSpec = {
  name: 'accounts-privacy',
  entry: 'lambdas/people/privacy/handler.ts',
  serves: privacyContract,
  gathers: ['/me/blocked'],
  may: ['writeTable'],
};
