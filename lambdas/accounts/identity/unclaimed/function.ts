import type { FunctionSpec } from '#lambdas/kernel/function.ts';
import { signInUnclaimed } from '#shared/accounts/messages.ts';

/** Removes sign-ins that lost their address to another account before theirs was made. */
export const unclaimedFunction: FunctionSpec = {
  name: 'accounts-unclaimed',
  entry: 'lambdas/accounts/identity/unclaimed/handler.ts',
  listensTo: [signInUnclaimed],
  may: ['manageIdentities'],
  timeoutSeconds: 30,
};
