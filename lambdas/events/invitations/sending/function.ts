import type { FunctionSpec } from '../../../kernel/function.ts';

/** Sends invitations at the time that their host chose. */
export const invitationsFunction: FunctionSpec = {
  name: 'events-invitations',
  entry: 'lambdas/events/invitations/sending/handler.ts',
  runsEvery: 'rate(1 minute)',
  may: ['writeTable'],
  memoryMb: 512,
  timeoutSeconds: 240,
};
