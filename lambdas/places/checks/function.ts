import type { FunctionSpec } from '../../kernel/function.ts';

/** Asks for a check of places that nobody confirmed for a year, and opens those whose closing time is over. */
export const placeChecksFunction: FunctionSpec = {
  name: 'places-checks',
  entry: 'lambdas/places/checks/handler.ts',
  runsEvery: 'rate(24 hours)',
  may: ['writeTable'],
  timeoutSeconds: 300,
};
