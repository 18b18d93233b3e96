import type { FunctionSpec } from '../../kernel/function.ts';

/** The identity provider waits five seconds for an answer. It names its pool itself: the pool is made after this. */
export const accountsIdentityFunction: FunctionSpec = {
  name: 'accounts-identity',
  entry: 'lambdas/accounts/identity/handler.ts',
  answersIdentity: ['preSignUp', 'postConfirmation', 'customMessage'],
  may: ['writeTable', 'sign', 'manageIdentities', 'knowWebOrigin'],
  memoryMb: 512,
  timeoutSeconds: 5,
};
