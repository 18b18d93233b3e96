import { eventChanged, eventScheduled } from '#shared/events/messages.ts';
import type { FunctionSpec } from '../../kernel/function.ts';

/** Notes when the reminders of each event are due, when it is looked at for too few people, drawn, and when it is over. */
export const reminderKeeperFunction: FunctionSpec = {
  name: 'events-reminder-keeper',
  entry: 'lambdas/events/reminders/keeper-handler.ts',
  listensTo: [eventScheduled, eventChanged],
  may: ['readTable', 'writeTable'],
  timeoutSeconds: 30,
};
