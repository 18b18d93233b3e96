import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { seriesLeft } from '#shared/events/messages.ts';
import { isOnLine } from '#shared/events/seats.ts';
import type { seriesContract } from '#shared/events/series-contract.ts';
import { inParallel } from '../../../kernel/in-parallel.ts';
import { idFrom } from '../../../kernel/new-id.ts';
import { factRow } from '../../../kernel/outbox.ts';
import { actorOf, type Caller } from '../../../kernel/serve.ts';
import type { SeatStore } from '../../seats.ts';
import type { EventStore } from '../../store.ts';
import type { SeriesLeaves } from '../standing/series-leaves.ts';
import type { StandingStore } from '../standing/store.ts';
import type { SeriesStore } from '../store.ts';
import { type OccurrencePlan, plannedUntil, type StoredSeries } from '../stored-series.ts';

type LeaveSeries = (typeof seriesContract)['operations']['leaveSeries'];

interface SeriesLeaving {
  readonly series: SeriesStore;
  readonly rsvps: StandingStore;
  readonly seats: Pick<SeatStore, 'find' | 'leave'>;
  readonly leaves: SeriesLeaves;
}

/** A no to new dates comes first, so that none is joined again behind it. */
export async function leaveSeries(
  { eventId, seats }: Parsed<LeaveSeries>,
  caller: Caller,
  store: Pick<EventStore, 'find'>,
  by: SeriesLeaving,
): Promise<Output<LeaveSeries>> {
  const { userId } = actorOf(caller);
  const event = await store.find(eventId);
  const series = event?.seriesId ? await by.series.find(event.seriesId) : undefined;
  if (!series) throw new Problem('rsvp.notFound');
  const answer = { rootId: series.rootId, userId };
  const wasStanding = (await by.rsvps.find(answer)) !== undefined && (await by.rsvps.remove(answer));
  const left = seats === 'giveUp' ? await giveUp(series, userId, by, caller.now) : 0;
  if (!wasStanding && left === 0) throw new Problem('rsvp.notFound');
  return { left };
}

/** What is given up is noted first, so that one mail tells of all of it and none of each date. */
async function giveUp(series: StoredSeries, userId: string, by: SeriesLeaving, now: Date): Promise<number> {
  const { rootId, seriesId } = series;
  const plans = plannedUntil(series, now).filter(({ startsAt }) => startsAt > now.toISOString());
  const theirs: OccurrencePlan[] = [];
  await inParallel(plans, 8, async (plan) => {
    const line = await by.seats.find(plan.eventId);
    if (line && isOnLine(userId, line)) theirs.push(plan);
  });
  if (theirs.length === 0) return 0;
  const dates = theirs.map(({ occurrenceDate }) => occurrenceDate).sort();
  const leftAt = now.toISOString();
  await by.leaves.put({ rootId, userId, dates, leftAt });
  let left = 0;
  await inParallel(theirs, 8, async (plan) => {
    const outcome = await by.seats.leave({ eventId: plan.eventId, userId, now });
    if (outcome.outcome === 'left') left += 1;
  });
  const messageId = idFrom('message', seriesLeft.name, rootId, userId, leftAt);
  await by.leaves.tell(factRow(seriesLeft, messageId, now, { rootId, seriesId, userId, dates }));
  return left;
}
