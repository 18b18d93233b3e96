import { table } from '#lambdas/kernel/data/table.ts';
import { listen, on } from '#lambdas/kernel/messages/listen.ts';
import { createDependantReader } from '#lambdas/people/ports/family/dependants.ts';
import { seriesJoined, seriesLeft, seriesSettled, standingDropped } from '#shared/events/messages.ts';
import { connectTelling } from '../../notifications/connect-telling.ts';
import { createSeriesStore } from '../store.ts';
import { type SeriesTelegraph, tellOfDrop, tellOfJoin, tellOfLeave, tellOfSeries } from './tell-of-series.ts';

const dependants = createDependantReader(table());
const by: SeriesTelegraph = { ...connectTelling(), series: createSeriesStore(table()), dependants };

/** Tells people once of what happened to many dates of a series. */
export const handler = listen(
  on(seriesSettled, (message, now) => tellOfSeries(message, by, now)),
  on(standingDropped, (message, now) => tellOfDrop(message, by, now)),
  on(seriesLeft, (message, now) => tellOfLeave(message, by, now)),
  on(seriesJoined, (message, now) => tellOfJoin(message, by, now)),
);
