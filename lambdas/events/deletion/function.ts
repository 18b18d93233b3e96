import { accountDeleted } from '#shared/accounts/deletion/messages.ts';
import { dependantForgotten } from '#shared/people/family/messages.ts';
import type { FunctionSpec } from '../../kernel/function.ts';

/** Erases what events keep of somebody who left. */
export const eventsLeavingFunction: FunctionSpec = {
  name: 'events-leaving',
  entry: 'lambdas/events/deletion/handler.ts',
  listensTo: [accountDeleted, dependantForgotten],
  may: ['writeTable'],
  timeoutSeconds: 120,
};
