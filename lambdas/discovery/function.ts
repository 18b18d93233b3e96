import { discovery } from '#shared/discovery/contract.ts';
import type { FunctionSpec } from '../kernel/function.ts';

export const discoveryFunction: FunctionSpec = {
  name: 'discovery',
  entry: 'lambdas/discovery/handler.ts',
  serves: discovery,
  gathers: ['/me/searches'],
  may: ['writeTable', 'sign'],
};
