import { signInHelpAsked } from '#shared/accounts/messages.ts';
import type { FunctionSpec } from '../../kernel/function.ts';

export const signInHelpFunction: FunctionSpec = {
  name: 'accounts-sign-in-help',
  entry: 'lambdas/accounts/sign-in-help/handler.ts',
  listensTo: [signInHelpAsked],
  may: ['readTable', 'sendEmail'],
  timeoutSeconds: 30,
};
