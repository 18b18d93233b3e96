import type { FunctionSpec } from '../../../kernel/function.ts';

/** Draws the seats of events at the time that their host chose. */
export const drawHoldingFunction: FunctionSpec = {
  name: 'events-draw-holding',
  entry: 'lambdas/events/draws/holding/handler.ts',
  runsEvery: 'rate(1 minute)',
  may: ['writeTable'],
  memoryMb: 512,
  timeoutSeconds: 240,
};
