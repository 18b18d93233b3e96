import { accountDeleted, partErased } from '#shared/accounts/deletion/messages.ts';
import type { FunctionSpec } from '../../../kernel/function.ts';

/** Erases accounts and their sign-ins, and frees the address when every part of the product is through. */
export const leavingKeeperFunction: FunctionSpec = {
  name: 'accounts-leaving-keeper',
  entry: 'lambdas/accounts/deletion/listener/handler.ts',
  listensTo: [accountDeleted, partErased],
  may: ['writeTable', 'manageIdentities', 'keepUploads'],
  timeoutSeconds: 120,
};
