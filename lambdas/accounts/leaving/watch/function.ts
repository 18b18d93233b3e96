import type { FunctionSpec } from '../../../kernel/function.ts';

/** Sees to it that whoever leaves is erased, whatever stops on the way. */
export const erasureWatchFunction: FunctionSpec = {
  name: 'accounts-erasure-watch',
  entry: 'lambdas/accounts/leaving/watch/handler.ts',
  runsEvery: 'rate(5 minutes)',
  may: ['writeTable'],
  timeoutSeconds: 60,
};
