import { uploadsHeld } from '#shared/uploads/messages.ts';
import type { FunctionSpec } from '../../kernel/function.ts';

/** Knows what shows which file, so that what nothing shows can go. */
export const uploadsKeeperFunction: FunctionSpec = {
  name: 'uploads-keeper',
  entry: 'lambdas/uploads/keeper/handler.ts',
  listensTo: [uploadsHeld],
  may: ['writeTable'],
};
