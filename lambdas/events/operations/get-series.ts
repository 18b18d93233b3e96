import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { events } from '#shared/events/contract.ts';
import { actorOf, type Caller } from '../../kernel/serve.ts';
import type { AnswerReader } from '../series/answers.ts';
import { seriesView } from '../series/series-view.ts';
import type { StandingStore } from '../series/standing/store.ts';
import type { SeriesStore } from '../series/store.ts';
import type { EventStore } from '../store.ts';
import { visibleEvent } from '../visible-event.ts';

type GetSeries = (typeof events)['operations']['getSeries'];

export async function getSeries(
  input: Parsed<GetSeries>,
  caller: Caller,
  store: EventStore,
  by: { readonly series: SeriesStore; readonly rsvps: StandingStore; readonly answers: AnswerReader },
): Promise<Output<GetSeries>> {
  const { userId } = actorOf(caller);
  const { event } = await visibleEvent(input, store, userId);
  const series = event.seriesId && (await by.series.find(event.seriesId));
  if (!series) throw new Problem('series.notFound');
  const view = await seriesView(series, by.series, caller.now);
  const eventIds = view.next.map(({ eventId }) => eventId);
  const [answers, standing] = await Promise.all([
    by.answers.list(eventIds, userId),
    by.rsvps.find({ rootId: series.rootId, userId }),
  ]);
  return {
    ...view,
    next: view.next.map((one) => ({ ...one, mine: answers.get(one.eventId) ?? 'none' })),
    isStanding: standing?.scope === 'standing',
  };
}
