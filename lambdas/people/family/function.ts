import { family } from '#shared/people/family/contract.ts';
import type { FunctionSpec } from '../../kernel/function.ts';

export const familyFunction: FunctionSpec = {
  name: 'accounts-family',
  entry: 'lambdas/people/family/handler.ts',
  serves: family,
  gathers: ['/me/dependants'],
  may: ['writeTable', 'sign', 'openCare'],
};
