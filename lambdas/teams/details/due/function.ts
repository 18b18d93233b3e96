import type { FunctionSpec } from '#lambdas/kernel/function.ts';

/** Does what communities have to do at a time: reminds of duties and invitations and ends those, and ends addresses they had. */
export const teamsDueFunction: FunctionSpec = {
  name: 'teams-due',
  entry: 'lambdas/teams/details/due/handler.ts',
  runsEvery: 'rate(10 minutes)',
  may: ['readTable', 'writeTable', 'sendEmail', 'sign'],
  timeoutSeconds: 240,
};
