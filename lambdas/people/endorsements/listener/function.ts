import { eventFinished } from '#shared/events/attendance/messages.ts';
import { endorsed } from '#shared/people/endorsements/messages.ts';
import type { FunctionSpec } from '../../../kernel/function.ts';

/** Keeps who was at which event, and tells people what others endorse in them. */
export const endorsementsKeeperFunction: FunctionSpec = {
  name: 'accounts-endorsements-keeper',
  entry: 'lambdas/people/endorsements/listener/handler.ts',
  listensTo: [eventFinished, endorsed],
  may: ['readTable', 'writeTable', 'sendEmail', 'sign'],
  timeoutSeconds: 60,
};
