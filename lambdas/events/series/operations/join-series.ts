import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { seriesJoined } from '#shared/events/messages.ts';
import { askedOf, misfitsOf } from '#shared/events/misfits.ts';
import type { seriesContract } from '#shared/events/series-contract.ts';
import type { BlockReader } from '../../../kernel/blocks.ts';
import { inParallel } from '../../../kernel/in-parallel.ts';
import { idFrom } from '../../../kernel/new-id.ts';
import { factRow } from '../../../kernel/outbox.ts';
import { actorOf, type Caller } from '../../../kernel/serve.ts';
import { isHost } from '../../hosts/hosting.ts';
import { isShutOut } from '../../is-shut-out.ts';
import { notMeant } from '../../not-meant.ts';
import type { JoinRequest } from '../../seat-writes.ts';
import type { SeatStore } from '../../seats.ts';
import type { EventStore } from '../../store.ts';
import { visibleEvent } from '../../visible-event.ts';
import type { StandingRsvp, StandingStore } from '../standing/store.ts';
import type { SeriesStore } from '../store.ts';
import { isCalledOff, type OccurrencePlan, plannedUntil, type StoredSeries } from '../stored-series.ts';

type JoinSeries = (typeof seriesContract)['operations']['joinSeries'];

export interface SeriesJoin {
  readonly series: SeriesStore;
  readonly rsvps: StandingStore;
  readonly seats: Pick<SeatStore, 'join'>;
}

/**
 * Joins each date by the rules of its own line. The answer is stored first and dates are looked for after it, so that a
 * date which becomes an event meanwhile is joined here or by who makes it.
 */
export async function joinSeries(
  { eventId, token, scope }: Parsed<JoinSeries>,
  caller: Caller,
  store: EventStore,
  by: SeriesJoin & { readonly blocks: Pick<BlockReader, 'partedFrom'> },
): Promise<Output<JoinSeries>> {
  const { userId } = actorOf(caller);
  if (await isShutOut({ eventId }, caller, store, by.blocks)) throw new Problem('event.notFound');
  const { now } = caller;
  const { event } = await visibleEvent({ eventId, token }, store, userId);
  const series = event.seriesId && (await by.series.find(event.seriesId));
  if (!series || !event.occurrenceDate) throw new Problem('series.notFound');
  const isLetIn = isHost(event, userId);
  const misfits = isLetIn ? [] : misfitsOf(askedOf(event), caller.account ?? {});
  if (misfits.length > 0) throw notMeant(misfits);
  const { rootId, seriesId } = series;
  const rsvp: StandingRsvp = {
    ...{ rootId, userId, scope, fromDate: event.occurrenceDate, dates: [], settled: false },
    ...{ answerId: idFrom('message', rootId, userId, now.toISOString()), createdAt: now.toISOString() },
  };
  await by.rsvps.put(rsvp);
  const plans = upcomingFrom(rsvp.fromDate, series, now);
  const dates = plans.map(({ occurrenceDate }) => occurrenceDate);
  await by.rsvps.put({ ...rsvp, dates });
  const counts = await joinAll(plans, { userId, player: caller.account, isLetIn }, series, by.seats, now);
  if (counts.in + counts.waiting === 0 && scope === 'all') {
    await by.rsvps.remove({ rootId, userId });
    throw new Problem('rsvp.closed');
  }
  const messageId = idFrom('message', seriesJoined.name, rsvp.answerId);
  await by.rsvps.settle(rsvp, factRow(seriesJoined, messageId, now, { rootId, seriesId, userId, dates }));
  return counts;
}

const upcomingFrom = (fromDate: string, series: StoredSeries, now: Date) =>
  plannedUntil(series, now).filter(
    ({ occurrenceDate, startsAt }) =>
      occurrenceDate >= fromDate && startsAt > now.toISOString() && !isCalledOff(series, occurrenceDate),
  );

async function joinAll(
  plans: readonly OccurrencePlan[],
  who: Pick<JoinRequest, 'userId' | 'player' | 'isLetIn'>,
  { shareToken }: StoredSeries,
  seats: SeriesJoin['seats'],
  now: Date,
) {
  const counts = { in: 0, waiting: 0, missed: 0 };
  await inParallel(plans, 8, async ({ eventId }) => {
    const joined = await seats.join({ eventId, ...who, token: shareToken, now });
    const standing = joined.outcome === 'joined' ? joined.mine.status : 'none';
    counts[countedAs[standing]] += 1;
  });
  return counts;
}

/** Where the host hands out seats or decides, one waits for that. */
const countedAs = { in: 'in', waiting: 'waiting', offered: 'waiting', requested: 'waiting', none: 'missed' } as const;
