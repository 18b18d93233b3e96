import { accountDeleted, exportAsked } from '#shared/accounts/deletion/messages.ts';
import type { FunctionSpec } from '../kernel/function.ts';

/** The functions of payments. */
export const paymentsFunctions: readonly FunctionSpec[] = [
  {
    name: 'payments-messages',
    listensTo: [{ messages: [accountDeleted, exportAsked], entry: 'lambdas/payments/deletion/listener.ts' }],
    may: ['writeTable'],
    timeoutSeconds: 120,
  },
];
