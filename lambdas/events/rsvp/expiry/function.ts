import type { FunctionSpec } from '../../../kernel/function.ts';

/** Ends offers and requests whose time is over, and offers the seat to whoever is next. */
export const lineEndsFunction: FunctionSpec = {
  name: 'events-line-ends',
  entry: 'lambdas/events/rsvp/expiry/handler.ts',
  runsEvery: 'rate(1 minute)',
  may: ['writeTable'],
  memoryMb: 512,
  timeoutSeconds: 240,
};
