import type { FunctionSpec } from '../../../kernel/function.ts';

/** Asks the next people of each search for a substitute, ends searches, and finishes acceptances. */
export const substituteWavesFunction: FunctionSpec = {
  name: 'events-substitute-waves',
  entry: 'lambdas/events/substitutes/waves/handler.ts',
  runsEvery: 'rate(1 minute)',
  may: ['writeTable'],
  memoryMb: 512,
  timeoutSeconds: 240,
};
