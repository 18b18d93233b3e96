import type { FunctionSpec } from '../../../kernel/function.ts';

/**
 * Opens and closes registration, begins and ends seasons by their dates (domain 4.6), and decides
 * whether dependants are still kept, for which seasons count.
 */
export const seasonDatesFunction: FunctionSpec = {
  name: 'seasons-dates',
  entry: 'lambdas/competitions/seasons/dates/handler.ts',
  runsEvery: 'rate(5 minutes)',
  may: ['writeTable'],
  timeoutSeconds: 240,
};
