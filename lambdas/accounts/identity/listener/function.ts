import { emailChanged, signInUnclaimed, userJoined } from '#shared/accounts/messages.ts';
import type { FunctionSpec } from '../../../kernel/function.ts';

/** Keeps the user pool in step with the accounts: who lost their address, who has a new one, who is to be looked after. */
export const signInKeeperFunction: FunctionSpec = {
  name: 'accounts-sign-in-keeper',
  entry: 'lambdas/accounts/identity/listener/handler.ts',
  listensTo: [signInUnclaimed, userJoined, emailChanged],
  may: ['manageIdentities', 'writeTable'],
  timeoutSeconds: 30,
};
