import { playoffs } from '#shared/competitions/playoffs/contract.ts';
import type { FunctionSpec } from '../../kernel/function.ts';

export const playoffsFunction: FunctionSpec = {
  name: 'playoffs',
  entry: 'lambdas/competitions/playoffs/handler.ts',
  serves: playoffs,
  gathers: ['/playoffs', '/me/playoffs'],
  may: ['writeTable'],
};

/** Lets silence confirm what captains say of matches of playoffs. */
export const playoffsSilenceFunction: FunctionSpec = {
  name: 'playoffs-silence',
  entry: 'lambdas/competitions/playoffs/auto-confirm/handler.ts',
  runsEvery: 'rate(1 minute)',
  may: ['readTable', 'writeTable'],
};
