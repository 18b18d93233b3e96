import { eventCancelled, eventChanged, eventPostponed, eventScheduled } from '#shared/events/messages.ts';
import type { FunctionSpec } from '../../../kernel/function.ts';

/** Tells people of new events of whom they follow, and of what becomes of events that they keep. */
export const followingNoticesFunction: FunctionSpec = {
  name: 'events-following-notices',
  entry: 'lambdas/events/following/notifications/handler.ts',
  listensTo: [eventScheduled, eventChanged, eventPostponed, eventCancelled],
  may: ['readTable', 'writeTable', 'sendEmail', 'sign'],
  memoryMb: 512,
  timeoutSeconds: 240,
};
