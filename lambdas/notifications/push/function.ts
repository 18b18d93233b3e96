import { sessionEnded, sessionsEnded } from '#shared/accounts/messages.ts';
import { notificationTold } from '#shared/notifications/messages.ts';
import type { FunctionSpec } from '../../kernel/function.ts';

/** Pushes what people are told to their devices, and forgets devices whose sessions were ended. */
export const pushFunction: FunctionSpec = {
  name: 'notifications-push',
  entry: 'lambdas/notifications/push/handler.ts',
  listensTo: [notificationTold, sessionsEnded, sessionEnded],
  may: ['readTable', 'writeTable', 'sendPush'],
  memoryMb: 512,
  timeoutSeconds: 60,
};
