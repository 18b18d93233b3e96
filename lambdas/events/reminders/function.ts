import type { FunctionSpec } from '../../kernel/function.ts';

/** Reminds people of events, and tells them what had to wait. */
export const remindersFunction: FunctionSpec = {
  name: 'events-reminders',
  entry: 'lambdas/events/reminders/handler.ts',
  runsEvery: 'rate(1 minute)',
  may: ['readTable', 'writeTable', 'sendEmail', 'sign'],
  memoryMb: 512,
  timeoutSeconds: 240,
};
