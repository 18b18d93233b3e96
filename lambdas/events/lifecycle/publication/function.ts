import type { FunctionSpec } from '../../kernel/function.ts';

/** Makes private events public at the time that their host chose. */
export const publicationFunction: FunctionSpec = {
  name: 'events-publication',
  entry: 'lambdas/events/publication/handler.ts',
  runsEvery: 'rate(1 minute)',
  may: ['writeTable'],
  memoryMb: 512,
  timeoutSeconds: 240,
};
