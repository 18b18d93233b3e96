import type { FunctionSpec } from '#lambdas/kernel/function.ts';

/** Counts every line again and reports what differs (promise P39). */
export const auditFunction: FunctionSpec = {
  name: 'events-audit',
  entry: 'lambdas/events/rsvp/audit/handler.ts',
  runsEvery: 'rate(24 hours)',
  may: ['readTable'],
  timeoutSeconds: 840,
};
