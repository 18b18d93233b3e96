import type { FunctionSpec } from '#lambdas/kernel/function.ts';

/** Warns hosts of too few people, and calls events off that too few came to (domain 4.4.1). */
export const minimumFunction: FunctionSpec = {
  name: 'events-minimum',
  entry: 'lambdas/events/lifecycle/minimum/handler.ts',
  runsEvery: 'rate(1 minute)',
  may: ['writeTable'],
  memoryMb: 512,
  timeoutSeconds: 240,
};
