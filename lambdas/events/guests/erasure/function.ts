import type { FunctionSpec } from '../../../kernel/function.ts';

/** Forgets guests when they have been kept as long as they were told. */
export const guestErasureFunction: FunctionSpec = {
  name: 'events-guest-erasure',
  entry: 'lambdas/events/guests/erasure/handler.ts',
  runsEvery: 'rate(1 minute)',
  may: ['writeTable'],
  memoryMb: 512,
  timeoutSeconds: 240,
};
