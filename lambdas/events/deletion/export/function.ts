import { exportAsked } from '#shared/accounts/deletion/messages.ts';
import type { FunctionSpec } from '../../../kernel/function.ts';

/** Lays down what events keep of whoever wants their data, and of those they answer for. */
export const eventsExportingFunction: FunctionSpec = {
  name: 'events-exporting',
  entry: 'lambdas/events/deletion/export/handler.ts',
  listensTo: [exportAsked],
  may: ['writeTable'],
  timeoutSeconds: 120,
};
