import type { FunctionSpec } from '#lambdas/kernel/function.ts';
import { loginInvited } from '#shared/accounts/family/messages.ts';
import { alternateEmailAdded, signInHelpAsked } from '#shared/accounts/messages.ts';

/** Writes to the owners of addresses: how they sign in, and whether an address is theirs, and that they may have a login. */
export const signInHelpFunction: FunctionSpec = {
  name: 'accounts-sign-in-help',
  entry: 'lambdas/accounts/identity/help/handler.ts',
  listensTo: [signInHelpAsked, alternateEmailAdded, loginInvited],
  may: ['readTable', 'sendEmail', 'sign'],
  timeoutSeconds: 30,
};
