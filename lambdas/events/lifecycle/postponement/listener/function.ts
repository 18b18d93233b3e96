import type { FunctionSpec } from '#lambdas/kernel/function.ts';
import { eventPostponed } from '#shared/events/messages.ts';

/** Notes when a postponed event is to be called off for good. */
export const postponedKeeperFunction: FunctionSpec = {
  name: 'events-postponed-keeper',
  entry: 'lambdas/events/lifecycle/postponement/listener/handler.ts',
  listensTo: [eventPostponed],
  may: ['writeTable'],
};
