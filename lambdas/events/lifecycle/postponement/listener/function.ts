import { eventPostponed } from '#shared/events/messages.ts';
import type { FunctionSpec } from '../../../kernel/function.ts';

/** Notes when a postponed event is to be called off for good. */
export const postponedKeeperFunction: FunctionSpec = {
  name: 'events-postponed-keeper',
  entry: 'lambdas/events/postponed/keeper/handler.ts',
  listensTo: [eventPostponed],
  may: ['writeTable'],
};
