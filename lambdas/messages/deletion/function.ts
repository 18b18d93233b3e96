import { accountDeleted, exportAsked } from '#shared/accounts/deletion/messages.ts';
import type { FunctionSpec } from '../../kernel/function.ts';

/** Erases what messages keep of somebody who left. */
export const messagesLeavingFunction: FunctionSpec = {
  name: 'messages-leaving',
  entry: 'lambdas/messages/deletion/handler.ts',
  listensTo: [accountDeleted, exportAsked],
  may: ['writeTable'],
  timeoutSeconds: 60,
};
