import type { FunctionSpec } from '../../kernel/function.ts';

/** Does what is due around events: reminders, ends of offers and requests, draws, too few people, and telling that had to wait. */
export const remindersFunction: FunctionSpec = {
  name: 'events-reminders',
  entry: 'lambdas/events/reminders/handler.ts',
  runsEvery: 'rate(1 minute)',
  may: ['readTable', 'writeTable', 'sendEmail', 'sign'],
  memoryMb: 512,
  timeoutSeconds: 240,
};
