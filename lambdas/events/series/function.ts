import { seriesContract } from '#shared/events/series/contract.ts';
import type { FunctionSpec } from '../../kernel/function.ts';

export const eventSeriesFunction: FunctionSpec = {
  name: 'event-series',
  entry: 'lambdas/events/series/handler.ts',
  serves: seriesContract,
  gathers: ['/events/{eventId}/series'],
  may: ['writeTable', 'suggestPlaces'],
};
