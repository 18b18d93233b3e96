import type { FunctionSpec } from '#lambdas/kernel/function.ts';
import { notes } from '#shared/activity/notes.ts';

/** Keeps an activity record of every fact that is a change of state. */
export const activityKeeperFunction: FunctionSpec = {
  name: 'activity-keeper',
  entry: 'lambdas/activity/log/handler.ts',
  listensTo: notes.map(({ type }) => type),
  may: ['writeTable'],
};
