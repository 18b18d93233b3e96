import type { FunctionSpec } from '../../kernel/function.ts';

/** Keeps people's rows and says who moved, from what happened to the lines. */
export const seatKeeperFunction: FunctionSpec = {
  name: 'events-seat-keeper',
  entry: 'lambdas/events/seat-keeper/handler.ts',
  follows: ['seats'],
  may: ['writeTable'],
  timeoutSeconds: 60,
};
