import type { FunctionSpec } from '../../../kernel/function.ts';

/** Makes the dates of series into events, twelve weeks ahead, every night (domain 4.4.2). */
export const seriesNightlyFunction: FunctionSpec = {
  name: 'events-series-nightly',
  entry: 'lambdas/events/series/nightly/handler.ts',
  runsEvery: 'rate(5 minutes)',
  may: ['writeTable'],
  memoryMb: 512,
  timeoutSeconds: 240,
};
