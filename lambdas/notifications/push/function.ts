import { accountDeleted, exportAsked } from '#shared/accounts/deletion/messages.ts';
import { sessionEnded, sessionsEnded } from '#shared/accounts/messages.ts';
import { notificationTold } from '#shared/notifications/messages.ts';
import type { FunctionSpec } from '../../kernel/function.ts';

/** Pushes what people are told to their devices, forgets devices whose sessions were ended, and erases what people who left were told. */
export const pushFunction: FunctionSpec = {
  name: 'notifications-push',
  entry: 'lambdas/notifications/push/handler.ts',
  listensTo: [notificationTold, sessionsEnded, sessionEnded, accountDeleted, exportAsked],
  may: ['readTable', 'writeTable', 'sendPush'],
  memoryMb: 512,
  timeoutSeconds: 60,
};
