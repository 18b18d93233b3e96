import { table } from '#lambdas/kernel/data/table.ts';
import { listen, on } from '#lambdas/kernel/messages/listen.ts';
import { createDependantReader } from '#lambdas/people/ports/family/dependants.ts';
import { seriesJoined, seriesLeft, seriesSettled, standingDropped } from '#shared/events/messages.ts';
import { connectNotifier } from '../../notifications/connect-notifier.ts';
import { createSeriesStore } from '../store.ts';
import { notifyOfDrop, notifyOfJoin, notifyOfLeave, notifyOfSeries, type SeriesTelegraph } from './notify-of-series.ts';

const dependants = createDependantReader(table());
const by: SeriesTelegraph = { ...connectNotifier(), series: createSeriesStore(table()), dependants };

/** Tells people once of what happened to many dates of a series. */
export const handler = listen(
  on(seriesSettled, (message, now) => notifyOfSeries(message, by, now)),
  on(standingDropped, (message, now) => notifyOfDrop(message, by, now)),
  on(seriesLeft, (message, now) => notifyOfLeave(message, by, now)),
  on(seriesJoined, (message, now) => notifyOfJoin(message, by, now)),
);
