import { seriesJoined, seriesLeft, seriesSettled, standingDropped } from '#shared/events/messages.ts';
import { createDependantReader } from '../../../kernel/dependants.ts';
import { listen, on } from '../../../kernel/listen.ts';
import { table } from '../../../kernel/table.ts';
import { connectTelling } from '../../notices/connect-telling.ts';
import { createSeriesStore } from '../store.ts';
import { type SeriesTelegraph, tellOfDrop, tellOfJoin, tellOfLeave, tellOfSeries } from './tell-of-series.ts';

const dependants = createDependantReader(table());
const by: SeriesTelegraph = { ...connectTelling(), series: createSeriesStore(table()), dependants };

export const handler = listen(
  on(seriesSettled, (message, now) => tellOfSeries(message, by, now)),
  on(standingDropped, (message, now) => tellOfDrop(message, by, now)),
  on(seriesLeft, (message, now) => tellOfLeave(message, by, now)),
  on(seriesJoined, (message, now) => tellOfJoin(message, by, now)),
);
