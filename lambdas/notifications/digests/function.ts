import type { FunctionSpec } from '../../kernel/function.ts';

/** Sends what waited: for the end of the night, for a digest, or because too much came at once. */
export const digestsFunction: FunctionSpec = {
  name: 'notifications-digests',
  entry: 'lambdas/notifications/digests/handler.ts',
  runsEvery: 'rate(1 minute)',
  may: ['readTable', 'writeTable', 'sendEmail', 'sign'],
  memoryMb: 512,
  timeoutSeconds: 240,
};
