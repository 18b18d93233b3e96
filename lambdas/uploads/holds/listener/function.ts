import type { FunctionSpec } from '#lambdas/kernel/function.ts';
import { accountDeleted, exportAsked } from '#shared/accounts/deletion/messages.ts';
import { uploadsHeld } from '#shared/uploads/messages.ts';

/** Knows what shows which file, so that what nothing shows can go, and so do the files of whoever leaves. */
export const uploadsKeeperFunction: FunctionSpec = {
  name: 'uploads-keeper',
  entry: 'lambdas/uploads/holds/listener/handler.ts',
  listensTo: [uploadsHeld, accountDeleted, exportAsked],
  may: ['writeTable', 'keepUploads'],
  timeoutSeconds: 120,
};
