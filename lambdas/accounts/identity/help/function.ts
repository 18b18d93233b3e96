import { alternateEmailAdded, signInHelpAsked } from '#shared/accounts/messages.ts';
import { loginInvited } from '#shared/family/messages.ts';
import type { FunctionSpec } from '../../kernel/function.ts';

/** Writes to the owners of addresses: how they sign in, and whether an address is theirs, and that they may have a login. */
export const signInHelpFunction: FunctionSpec = {
  name: 'accounts-sign-in-help',
  entry: 'lambdas/accounts/sign-in-help/handler.ts',
  listensTo: [signInHelpAsked, alternateEmailAdded, loginInvited],
  may: ['readTable', 'sendEmail', 'sign'],
  timeoutSeconds: 30,
};
