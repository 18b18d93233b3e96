import { accountDeleted, exportAsked } from '#shared/accounts/deletion/messages.ts';
import type { FunctionSpec } from '../../kernel/function.ts';

/** Erases what places keep of somebody who left. */
export const placesLeavingFunction: FunctionSpec = {
  name: 'places-leaving',
  entry: 'lambdas/places/deletion/handler.ts',
  listensTo: [accountDeleted, exportAsked],
  may: ['writeTable'],
  timeoutSeconds: 120,
};
