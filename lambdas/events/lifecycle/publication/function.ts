import type { FunctionSpec } from '#lambdas/kernel/function.ts';

/** Makes private events public at the time that their host chose. */
export const publicationFunction: FunctionSpec = {
  name: 'events-publication',
  entry: 'lambdas/events/lifecycle/publication/handler.ts',
  runsEvery: 'rate(1 minute)',
  may: ['writeTable'],
  memoryMb: 512,
  timeoutSeconds: 240,
};
