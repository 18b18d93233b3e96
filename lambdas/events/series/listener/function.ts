import { seriesChanged } from '#shared/events/messages.ts';
import type { FunctionSpec } from '../../../kernel/function.ts';

/** Finishes what a change of a series began, and sees to its nights. */
export const seriesKeeperFunction: FunctionSpec = {
  name: 'events-series-keeper',
  entry: 'lambdas/events/series/listener/handler.ts',
  listensTo: [seriesChanged],
  may: ['writeTable'],
  memoryMb: 512,
  timeoutSeconds: 120,
};
