import { eventChanged } from '#shared/events/messages.ts';
import type { FunctionSpec } from '../../../kernel/function.ts';

/** Asks those who are in to say that they have seen a change of time or place. */
export const changesKeeperFunction: FunctionSpec = {
  name: 'events-changes-keeper',
  entry: 'lambdas/events/lifecycle/changes/handler.ts',
  listensTo: [eventChanged],
  may: ['writeTable'],
  timeoutSeconds: 60,
};
