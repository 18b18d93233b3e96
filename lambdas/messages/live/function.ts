import { notificationTold } from '#shared/notifications/messages.ts';
import type { FunctionSpec } from '../../kernel/function.ts';

/** Says on the open sockets of a person that there is something new for them. */
export const messagesLiveFunction: FunctionSpec = {
  name: 'messages-live',
  entry: 'lambdas/messages/live/handler.ts',
  listensTo: [notificationTold],
  may: ['readTable', 'writeTable', 'pushToSockets'],
  timeoutSeconds: 30,
};
