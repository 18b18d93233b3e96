import { familyAnswered, familyAsked } from '#shared/family/messages.ts';
import type { FunctionSpec } from '../../../kernel/function.ts';

/** Tells people of requests to be family, and of the answers. */
export const familyNoticesFunction: FunctionSpec = {
  name: 'accounts-family-notices',
  entry: 'lambdas/accounts/family/notices/handler.ts',
  listensTo: [familyAsked, familyAnswered],
  may: ['readTable', 'writeTable', 'sendEmail', 'sign'],
  timeoutSeconds: 60,
};
