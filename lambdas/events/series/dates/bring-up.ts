import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { eventScheduled, seriesSettled } from '#shared/events/messages.ts';
import { factOf } from '../../details/facts.ts';
import type { EventStore } from '../../details/store.ts';
import { endSeries } from '../end-series.ts';
import { follow } from '../follow.ts';
import type { SeriesStore } from '../store.ts';
import { isCalledOff, type OccurrencePlan, occurrenceId, plannedUntil, type StoredSeries } from '../stored-series.ts';
import { newOccurrence } from './occurrence.ts';
import { type JoinStanding, standAhead } from './stand-ahead.ts';

export interface DatesWork {
  readonly series: SeriesStore;
  readonly events: Pick<EventStore, 'find' | 'save'>;
}

export interface SeriesWork extends DatesWork {
  readonly standing: JoinStanding;
}

const atOnce = 4;

/**
 * Makes the events of a series what the series says: dates that are due become events, changed ones follow, called-off ones
 * are cancelled, those that another rule took away go, standing RSVPs are put on the lists. A series whose owner closed
 * their account ends here at the latest. Every step is a condition on what was read, so this may be repeated, run twice at
 * once and stop anywhere; the next run finishes it.
 */
export async function bringUp(seriesId: string, by: SeriesWork, now: Date): Promise<void> {
  const series = await bringUpDates(seriesId, by, now);
  if (series) await standAhead(series, plannedUntil(series, now), by.standing, by.series, now);
}

/** The same without standing RSVPs, for a series that cannot have answers yet. Undefined when there is none. */
export async function bringUpDates(seriesId: string, by: DatesWork, now: Date): Promise<StoredSeries | undefined> {
  const series = await by.series.find(seriesId);
  if (!series) return undefined;
  const plans = plannedUntil(series, now);
  const dropped = (series.dropped?.dates ?? []).map((date) => occurrenceId(series.rootId, date));
  const events = await by.series.findEvents([...plans.map(({ eventId }) => eventId), ...dropped]);
  let isOwned = true;
  await inParallel(plans, atOnce, async (plan) => {
    const event = events.get(plan.eventId);
    if (event) await follow(event, series, by, now);
    else if ((await make(plan, series, by, now)) === 'ownerGone') isOwned = false;
  });
  // What the end of the series means for its dates follows with the message about it.
  if (!isOwned) return endSeries(seriesId, series.creatorId, by.series, now);
  await inParallel(dropped, atOnce, async (eventId) => {
    const event = events.get(eventId);
    if (event) await follow(event, series, by, now);
  });
  if (series.settledVersion < series.version) await by.series.settle(series, settledFacts(series, now));
  return series;
}

/** A date that passed unprocessed is not made up for. */
async function make(
  plan: OccurrencePlan,
  series: StoredSeries,
  { series: store }: DatesWork,
  now: Date,
): Promise<'made' | 'there' | 'ownerGone' | 'notDue'> {
  if (isCalledOff(series, plan.occurrenceDate) || plan.startsAt <= now.toISOString()) return 'notDue';
  const event = newOccurrence(series, plan, now);
  const { eventId } = event;
  const outcome = await store.makeEvent(event, series, [factOf(eventScheduled, event, { eventId })]);
  if (outcome === 'stale') throw new Error('The series changed meanwhile');
  return outcome;
}

function settledFacts({ seriesId, version, news }: StoredSeries, now: Date) {
  const messageId = idFrom('message', seriesSettled.name, seriesId, String(version));
  return news ? [factRow(seriesSettled, messageId, now, { seriesId, version, ...news })] : [];
}
