import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { seating, standingOf } from '#shared/events/rsvp/line/seats.ts';
import type { seriesContract } from '#shared/events/series/contract.ts';
import type { EventStore } from '../../details/store.ts';
import { visibleEvent } from '../../details/visibility/visible-event.ts';
import type { SeatStore } from '../../rsvp/line/seats.ts';
import { seriesView } from '../series-view.ts';
import type { StandingStore } from '../standing-rsvps/store.ts';
import type { SeriesStore } from '../store.ts';

type GetSeries = (typeof seriesContract)['operations']['getSeries'];

export async function getSeries(
  input: Parsed<GetSeries>,
  caller: Caller,
  store: EventStore,
  by: { readonly series: SeriesStore; readonly rsvps: StandingStore; readonly lines: Pick<SeatStore, 'find'> },
): Promise<Output<GetSeries>> {
  const { userId } = actorOf(caller);
  const { event } = await visibleEvent(input, store, userId);
  const series = event.seriesId && (await by.series.find(event.seriesId));
  if (!series) throw new Problem('series.notFound');
  const standingIn = async (eventId: string) => {
    const line = await by.lines.find(eventId);
    return line ? standingOf(userId, seating(line)).status : 'none';
  };
  const view = await seriesView(series, by.series, caller.now);
  const [next, standing] = await Promise.all([
    Promise.all(view.next.map(async (one) => ({ ...one, mine: await standingIn(one.eventId) }))),
    by.rsvps.find({ rootId: series.rootId, userId }),
  ]);
  return {
    ...view,
    next,
    isStanding: standing?.scope === 'standing',
  };
}
