import type { FunctionSpec } from '../../kernel/function.ts';

/** Says that events are over, and who was there. */
export const finishedFunction: FunctionSpec = {
  name: 'events-finished',
  entry: 'lambdas/events/finished/handler.ts',
  runsEvery: 'rate(10 minutes)',
  may: ['readTable', 'writeTable'],
  timeoutSeconds: 240,
};
