import type { FunctionSpec } from '../../../kernel/function.ts';

/** Erases accounts whose deletion came to a stop, removes exports whose time is over, and compares accounts with the user pool. */
export const erasureWatchFunction: FunctionSpec = {
  name: 'accounts-erasure-watch',
  entry: 'lambdas/accounts/deletion/watch/handler.ts',
  runsEvery: 'rate(5 minutes)',
  may: ['writeTable', 'keepUploads', 'manageIdentities'],
  timeoutSeconds: 240,
};
