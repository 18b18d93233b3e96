import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { seriesContract } from '#shared/events/series-contract.ts';
import { inParallel } from '../../../kernel/in-parallel.ts';
import { actorOf, type Caller } from '../../../kernel/serve.ts';
import type { SeatStore } from '../../seats.ts';
import type { EventStore } from '../../store.ts';
import type { StandingStore } from '../standing/store.ts';
import type { SeriesStore } from '../store.ts';
import { plannedUntil } from '../stored-series.ts';

type LeaveSeries = (typeof seriesContract)['operations']['leaveSeries'];

interface SeriesLeave {
  readonly series: SeriesStore;
  readonly rsvps: StandingStore;
  readonly seats: Pick<SeatStore, 'leave'>;
}

/** A no to new dates comes first, so that none is joined again behind it. */
export async function leaveSeries(
  { eventId, seats }: Parsed<LeaveSeries>,
  caller: Caller,
  store: Pick<EventStore, 'find'>,
  by: SeriesLeave,
): Promise<Output<LeaveSeries>> {
  const { userId } = actorOf(caller);
  const { now } = caller;
  const event = await store.find(eventId);
  const series = event?.seriesId ? await by.series.find(event.seriesId) : undefined;
  if (!series) throw new Problem('rsvp.notFound');
  const answer = { rootId: series.rootId, userId };
  const wasStanding = (await by.rsvps.find(answer)) !== undefined && (await by.rsvps.remove(answer));
  let left = 0;
  const plans = seats === 'giveUp' ? plannedUntil(series, now) : [];
  await inParallel(plans, 8, async (plan) => {
    if (plan.startsAt <= now.toISOString()) return;
    const outcome = await by.seats.leave({ eventId: plan.eventId, userId, now });
    if (outcome.outcome === 'left') left += 1;
  });
  if (!wasStanding && left === 0) throw new Problem('rsvp.notFound');
  return { left };
}
