import type { FunctionSpec } from '#lambdas/kernel/function.ts';
import { accountDeleted, exportAsked } from '#shared/accounts/deletion/messages.ts';

/** Erases what people and their families keep of a person who left, and hands it out: apart, as it reads medical notes. */
export const leavingPeopleFunction: FunctionSpec = {
  name: 'people-leaving',
  entry: 'lambdas/people/deletion/handler.ts',
  listensTo: [accountDeleted, exportAsked],
  may: ['writeTable', 'openCare'],
  timeoutSeconds: 120,
};
