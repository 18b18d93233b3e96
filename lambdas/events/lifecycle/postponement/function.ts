import type { FunctionSpec } from '#lambdas/kernel/function.ts';

/** Calls off events that got no new time (domain 4.4.1). */
export const postponedFunction: FunctionSpec = {
  name: 'events-postponed',
  entry: 'lambdas/events/lifecycle/postponement/handler.ts',
  runsEvery: 'rate(60 minutes)',
  may: ['writeTable'],
  timeoutSeconds: 240,
};
