import { notificationTold } from '#shared/notifications/messages.ts';
import type { FunctionSpec } from '../../kernel/function.ts';

/** Pushes what people are told to their devices. */
export const pushFunction: FunctionSpec = {
  name: 'notifications-push',
  entry: 'lambdas/notifications/push/handler.ts',
  listensTo: [notificationTold],
  may: ['readTable', 'writeTable', 'sendPush'],
  memoryMb: 512,
  timeoutSeconds: 60,
};
