import { checkRecentFactor } from './authorize.ts';
import { callOf, type Step } from './call.ts';

/** @throws {Problem} auth.factorNeeded, where the operation needs a second factor of the last quarter of an hour */
export const requireRecentFactor = (): Step => ({
  before: ({ context }) => {
    const call = callOf(context);
    checkRecentFactor(call.operation, call);
  },
});
