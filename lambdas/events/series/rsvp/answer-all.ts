import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { seriesJoined } from '#shared/events/messages.ts';
import type { Standing } from '#shared/events/rsvp/line/seats.ts';
import type { SeriesCounts } from '#shared/events/rsvp/schemas.ts';
import type { StandingRsvp, StandingStore } from '../standing-rsvps/store.ts';
import { isCalledOff, type OccurrencePlan, plannedUntil, type StoredSeries } from '../stored-series.ts';

/** The caller, the player, and the first date. */
type Answer = Pick<StandingRsvp, 'userId' | 'scope' | 'fromDate' | 'guardianId' | 'fits' | 'group'>;

interface Answering {
  readonly series: StoredSeries;
  readonly rsvps: Pick<StandingStore, 'put' | 'remove' | 'settle'>;
  /** Joins one date by the rules of its own line. */
  readonly join: (date: OccurrencePlan) => Promise<Standing['status']>;
}

const atOnce = 8;

/**
 * Answers a whole series: undefined when no date could be joined, and then nothing is kept. The answer is stored first and
 * dates are looked for after it, so that a date which becomes an event meanwhile is joined here or by who makes it.
 */
export async function answerAll(
  answer: Answer,
  { series, rsvps, join }: Answering,
  now: Date,
): Promise<SeriesCounts | undefined> {
  const { rootId, seriesId } = series;
  const { userId, scope } = answer;
  const createdAt = now.toISOString();
  const answerId = idFrom('message', rootId, userId, createdAt);
  const rsvp: StandingRsvp = { ...answer, rootId, dates: [], settled: false, answerId, createdAt };
  await rsvps.put(rsvp);
  const plans = upcomingFrom(rsvp.fromDate, series, now);
  const dates = plans.map(({ occurrenceDate }) => occurrenceDate);
  await rsvps.put({ ...rsvp, dates });
  const counts = { in: 0, waiting: 0, missed: 0 };
  await inParallel(plans, atOnce, async (plan) => {
    counts[countedAs[await join(plan)]] += 1;
  });
  if (counts.in + counts.waiting === 0 && scope === 'all') {
    await rsvps.remove({ rootId, userId });
    return undefined;
  }
  const messageId = idFrom('message', seriesJoined.name, answerId);
  await rsvps.settle(rsvp, factRow(seriesJoined, messageId, now, { rootId, seriesId, userId, dates }));
  return counts;
}

const upcomingFrom = (fromDate: string, series: StoredSeries, now: Date) =>
  plannedUntil(series, now).filter(
    ({ occurrenceDate, startsAt }) =>
      occurrenceDate >= fromDate && startsAt > now.toISOString() && !isCalledOff(series, occurrenceDate),
  );

/** Where the host hands out seats or decides, one waits for that. */
const countedAs = { in: 'in', waiting: 'waiting', offered: 'waiting', requested: 'waiting', none: 'missed' } as const;
