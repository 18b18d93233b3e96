import { signInUnclaimed } from '#shared/accounts/messages.ts';
import type { FunctionSpec } from '../../kernel/function.ts';

/** Removes sign-ins that lost their address to another account before theirs was made. */
export const unclaimedFunction: FunctionSpec = {
  name: 'accounts-unclaimed',
  entry: 'lambdas/accounts/unclaimed/handler.ts',
  listensTo: [signInUnclaimed],
  may: ['manageIdentities'],
  timeoutSeconds: 30,
};
