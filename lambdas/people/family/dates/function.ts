import type { FunctionSpec } from '../../../kernel/function.ts';

/** Does what families have to do on a day: ends requests that nobody answered, lets children come of age. */
export const familyDatesFunction: FunctionSpec = {
  name: 'accounts-family-dates',
  entry: 'lambdas/people/family/dates/handler.ts',
  runsEvery: 'rate(10 minutes)',
  may: ['writeTable'],
  timeoutSeconds: 240,
};
