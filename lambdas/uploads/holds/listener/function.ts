import { accountDeleted, exportAsked } from '#shared/accounts/leaving-messages.ts';
import { uploadsHeld } from '#shared/uploads/messages.ts';
import type { FunctionSpec } from '../../kernel/function.ts';

/** Knows what shows which file, so that what nothing shows can go, and so do the files of whoever leaves. */
export const uploadsKeeperFunction: FunctionSpec = {
  name: 'uploads-keeper',
  entry: 'lambdas/uploads/keeper/handler.ts',
  listensTo: [uploadsHeld, accountDeleted, exportAsked],
  may: ['writeTable', 'keepUploads'],
  timeoutSeconds: 120,
};
