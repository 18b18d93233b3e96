import type { FunctionSpec } from '#lambdas/kernel/function.ts';

/** Says that events are over, and who was there. */
export const finishedFunction: FunctionSpec = {
  name: 'events-finished',
  entry: 'lambdas/events/lifecycle/completion/handler.ts',
  runsEvery: 'rate(10 minutes)',
  may: ['readTable', 'writeTable'],
  timeoutSeconds: 240,
};
