import { seriesJoined, seriesLeft, seriesSettled, standingDropped } from '#shared/events/messages.ts';
import type { FunctionSpec } from '../../../kernel/function.ts';

/** Tells people once of what happened to many dates of a series. */
export const seriesNoticesFunction: FunctionSpec = {
  name: 'events-series-notices',
  entry: 'lambdas/events/series/notifications/handler.ts',
  listensTo: [seriesSettled, seriesJoined, seriesLeft, standingDropped],
  may: ['readTable', 'writeTable', 'sendEmail', 'sign'],
  memoryMb: 512,
  timeoutSeconds: 240,
};
