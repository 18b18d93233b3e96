import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { events } from '#shared/events/contract.ts';
import type { Caller } from '../../kernel/serve.ts';
import { seriesView } from '../series/series-view.ts';
import type { SeriesStore } from '../series/store.ts';
import type { EventStore } from '../store.ts';
import { visibleEvent } from '../visible-event.ts';

type GetPublicSeries = (typeof events)['operations']['getPublicSeries'];

export async function getPublicSeries(
  input: Parsed<GetPublicSeries>,
  { now }: Caller,
  store: EventStore,
  all: SeriesStore,
): Promise<Output<GetPublicSeries>> {
  const { event } = await visibleEvent(input, store);
  const series = event.seriesId && (await all.find(event.seriesId));
  if (!series) throw new Problem('series.notFound');
  return seriesView(series, all, now);
}
