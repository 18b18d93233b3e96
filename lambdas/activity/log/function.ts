import { notes } from '#shared/activity/notes.ts';
import type { FunctionSpec } from '../function.ts';

/** Keeps an activity record of every fact that is a change of state. */
export const activityKeeperFunction: FunctionSpec = {
  name: 'activity-keeper',
  entry: 'lambdas/kernel/activity/handler.ts',
  listensTo: notes.map(({ type }) => type),
  may: ['writeTable'],
};
