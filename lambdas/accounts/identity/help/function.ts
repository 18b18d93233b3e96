import type { FunctionSpec } from '#lambdas/kernel/function.ts';
import {
  alternateEmailAdded,
  emailChangeAsked,
  emailChanged,
  googleConnected,
  sessionsEnded,
  signInHelpAsked,
} from '#shared/accounts/messages.ts';

/** Writes to the owners of addresses: how they sign in, what changed about it, and whether an address is theirs. */
export const signInHelpFunction: FunctionSpec = {
  name: 'accounts-sign-in-help',
  entry: 'lambdas/accounts/identity/help/handler.ts',
  listensTo: [signInHelpAsked, alternateEmailAdded, sessionsEnded, googleConnected, emailChangeAsked, emailChanged],
  may: ['writeTable', 'sendEmail', 'sign'],
  timeoutSeconds: 30,
};
