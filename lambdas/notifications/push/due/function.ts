import type { FunctionSpec } from '../../../kernel/function.ts';

/** Pushes what waited for the morning or could not be delivered, and looks after devices that were not heard of for long. */
export const duePushFunction: FunctionSpec = {
  name: 'notifications-push-due',
  entry: 'lambdas/notifications/push/due/handler.ts',
  runsEvery: 'rate(1 minute)',
  may: ['readTable', 'writeTable', 'sendPush'],
  memoryMb: 512,
  timeoutSeconds: 240,
};
