import type { FunctionSpec } from '../../kernel/function.ts';

/** Removes files that nothing shows. */
export const uploadsSweepFunction: FunctionSpec = {
  name: 'uploads-sweep',
  entry: 'lambdas/uploads/sweep/handler.ts',
  runsEvery: 'rate(30 minutes)',
  may: ['writeTable', 'keepUploads'],
  timeoutSeconds: 240,
};
