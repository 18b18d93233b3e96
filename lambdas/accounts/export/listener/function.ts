import { exportAsked, partExported } from '#shared/accounts/deletion/messages.ts';
import type { FunctionSpec } from '../../../kernel/function.ts';

/** Hands people everything that is stored of them, once every part laid down its own. */
export const exporterFunction: FunctionSpec = {
  name: 'accounts-exporter',
  entry: 'lambdas/accounts/export/listener/handler.ts',
  listensTo: [exportAsked, partExported],
  may: ['writeTable', 'keepUploads', 'sendEmail', 'sign'],
  memoryMb: 512,
  timeoutSeconds: 120,
};
