import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { seriesContract } from '#shared/events/series/contract.ts';
import type { EventStore } from '../../details/store.ts';
import { visibleEvent } from '../../details/visibility/visible-event.ts';
import { seriesView } from '../series-view.ts';
import type { SeriesStore } from '../store.ts';

type GetPublicSeries = (typeof seriesContract)['operations']['getPublicSeries'];

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
