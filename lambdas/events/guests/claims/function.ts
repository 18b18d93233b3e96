import { userJoined } from '#shared/accounts/messages.ts';
import type { FunctionSpec } from '../../../kernel/function.ts';

/** Gives people who sign up the places that they got with the same address before. */
export const guestClaimsFunction: FunctionSpec = {
  name: 'events-guest-claims',
  entry: 'lambdas/events/guests/claims/handler.ts',
  listensTo: [userJoined],
  may: ['readTable', 'writeTable'],
  timeoutSeconds: 60,
};
