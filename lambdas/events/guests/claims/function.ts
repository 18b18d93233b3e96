import { userJoined } from '#shared/accounts/messages.ts';
import { addressesInvited } from '#shared/events/hosts/messages.ts';
import type { FunctionSpec } from '../../../kernel/function.ts';

/**
 * Gives people who sign up the places and invitations that they got with the same address before, and who has an account
 * already the latter.
 */
export const guestClaimsFunction: FunctionSpec = {
  name: 'events-guest-claims',
  entry: 'lambdas/events/guests/claims/handler.ts',
  listensTo: [userJoined, addressesInvited],
  may: ['readTable', 'writeTable'],
  timeoutSeconds: 60,
};
