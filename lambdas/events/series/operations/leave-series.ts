import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { seriesContract } from '#shared/events/series/contract.ts';
import type { EventStore } from '../../details/store.ts';
import type { SeatStore } from '../../rsvp/line/seats.ts';
import { leaveAll } from '../rsvp/leave-all.ts';
import type { SeriesLeaves } from '../standing-rsvps/series-leaves.ts';
import type { StandingStore } from '../standing-rsvps/store.ts';
import type { SeriesStore } from '../store.ts';

type LeaveSeries = (typeof seriesContract)['operations']['leaveSeries'];

interface SeriesLeaving {
  readonly series: SeriesStore;
  readonly rsvps: StandingStore;
  readonly seats: Pick<SeatStore, 'find' | 'leave'>;
  readonly leaves: SeriesLeaves;
}

export async function leaveSeries(
  { eventId, seats }: Parsed<LeaveSeries>,
  caller: Caller,
  store: Pick<EventStore, 'find'>,
  by: SeriesLeaving,
): Promise<Output<LeaveSeries>> {
  const { userId } = actorOf(caller);
  const { now } = caller;
  const event = await store.find(eventId);
  const series = event?.seriesId ? await by.series.find(event.seriesId) : undefined;
  if (!series) throw new Problem('rsvp.notFound');
  const leave = async (date: { readonly eventId: string }) => {
    const { outcome } = await by.seats.leave({ eventId: date.eventId, userId, now, isLate: true });
    return outcome === 'left';
  };
  const left = await leaveAll(series, { userId, seats }, { ...by, lines: by.seats, leave }, now);
  if (left === undefined) throw new Problem('rsvp.notFound');
  return { left };
}
