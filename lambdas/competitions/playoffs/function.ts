import { playoffs } from '#shared/competitions/playoffs/contract.ts';
import type { FunctionSpec } from '../../kernel/function.ts';

export const playoffsFunction: FunctionSpec = {
  name: 'playoffs',
  entry: 'lambdas/competitions/playoffs/handler.ts',
  serves: playoffs,
  gathers: ['/playoffs', '/me/playoffs'],
  may: ['writeTable'],
};
