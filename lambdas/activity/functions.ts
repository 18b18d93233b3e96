import { notes } from '#shared/activity/notes.ts';
import type { FunctionSpec } from '../kernel/function.ts';

/** The functions of activity. */
export const activityFunctions: readonly FunctionSpec[] = [
  {
    name: 'activity-messages',
    listensTo: [{ messages: notes.map(({ type }) => type), entry: 'lambdas/activity/log/listener.ts' }],
    may: ['writeTable'],
  },
];
