import type { FunctionSpec } from '../../kernel/function.ts';

/** Lets owners go whose offer of their community nobody answered (domain 4.24). */
export const leavingOwnersFunction: FunctionSpec = {
  name: 'teams-leaving-owners',
  entry: 'lambdas/teams/deletion/handler.ts',
  runsEvery: 'rate(10 minutes)',
  may: ['readTable', 'writeTable'],
  timeoutSeconds: 240,
};
