import type { FunctionSpec } from '../../../kernel/function.ts';

/** Ends requests for other times that nobody answered within 48 hours. */
export const schedulesDueFunction: FunctionSpec = {
  name: 'schedules-due',
  entry: 'lambdas/competitions/schedules/due/handler.ts',
  runsEvery: 'rate(5 minutes)',
  may: ['writeTable'],
  timeoutSeconds: 120,
};
