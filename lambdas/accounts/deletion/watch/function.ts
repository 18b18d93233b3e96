import type { FunctionSpec } from '../../../kernel/function.ts';

/** Sees to it that whoever leaves is erased, whatever stops on the way, and that exports go when their time is over. */
export const erasureWatchFunction: FunctionSpec = {
  name: 'accounts-erasure-watch',
  entry: 'lambdas/accounts/deletion/watch/handler.ts',
  runsEvery: 'rate(5 minutes)',
  may: ['writeTable', 'keepUploads'],
  timeoutSeconds: 60,
};
