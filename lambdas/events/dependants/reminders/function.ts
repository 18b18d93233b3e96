import type { FunctionSpec } from '../../../kernel/function.ts';

/** Reminds guardians of what those they answer for are in. */
export const guardianRemindersFunction: FunctionSpec = {
  name: 'event-dependants-reminders',
  entry: 'lambdas/events/dependants/reminders/handler.ts',
  runsEvery: 'rate(1 minute)',
  may: ['readTable', 'writeTable', 'sendEmail', 'sign'],
  timeoutSeconds: 240,
};
