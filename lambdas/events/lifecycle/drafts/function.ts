import type { FunctionSpec } from '#lambdas/kernel/function.ts';

/** Takes away drafts that nobody touched for a month, and says so before (domain 4.24). */
export const draftsFunction: FunctionSpec = {
  name: 'events-drafts',
  entry: 'lambdas/events/lifecycle/drafts/handler.ts',
  runsEvery: 'rate(60 minutes)',
  may: ['writeTable'],
  timeoutSeconds: 240,
};
