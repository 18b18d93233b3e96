import type { FunctionSpec } from '../../../kernel/function.ts';

/** Looks for what people follow when their digest is due, confirms what they saved, and closes what has ended. */
export const subscriptionDigestsFunction: FunctionSpec = {
  name: 'discovery-subscription-digests',
  entry: 'lambdas/discovery/subscriptions/digests/handler.ts',
  runsEvery: 'rate(1 minute)',
  may: ['readTable', 'writeTable', 'sendEmail', 'sign'],
  memoryMb: 512,
  timeoutSeconds: 240,
};
