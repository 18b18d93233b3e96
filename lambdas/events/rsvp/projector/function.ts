import type { FunctionSpec } from '#lambdas/kernel/function.ts';

/** Keeps people's rows and says who moved, from what happened to the lines. */
export const seatKeeperFunction: FunctionSpec = {
  name: 'events-seat-keeper',
  entry: 'lambdas/events/rsvp/projector/handler.ts',
  follows: ['seats'],
  may: ['writeTable'],
  timeoutSeconds: 60,
};
