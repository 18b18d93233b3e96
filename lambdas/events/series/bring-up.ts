import { eventCancelled, eventChanged, eventScheduled, seriesSettled } from '#shared/events/messages.ts';
import { canEdit } from '#shared/events/states.ts';
import { inParallel } from '../../kernel/in-parallel.ts';
import { idFrom } from '../../kernel/new-id.ts';
import { factRow } from '../../kernel/outbox.ts';
import { cancellation } from '../cancellation.ts';
import { factOf } from '../facts.ts';
import type { EventStore } from '../store.ts';
import { revised, type StoredEvent } from '../stored-event.ts';
import { caughtUp, newOccurrence } from './occurrence.ts';
import { type JoinStanding, standAhead } from './stand-ahead.ts';
import type { SeriesStore } from './store.ts';
import { isCalledOff, type OccurrencePlan, plannedUntil, type StoredSeries } from './stored-series.ts';

export interface SeriesWork {
  readonly series: SeriesStore;
  readonly events: Pick<EventStore, 'find' | 'save'>;
  readonly standing: JoinStanding;
}

const atOnce = 4;

/**
 * Makes the events of a series what the series says: dates that are due become events, changed ones follow, called-off
 * ones are cancelled, standing RSVPs are put on the lists. Every step is a condition on what was read, so this may be
 * repeated, run twice at once and stop anywhere; whoever comes next finishes it.
 */
export async function bringUp(seriesId: string, by: SeriesWork, now: Date): Promise<void> {
  const series = await by.series.find(seriesId);
  if (!series) return;
  const plans = plannedUntil(series, now);
  const events = await by.series.findEvents(plans.map(({ eventId }) => eventId));
  await inParallel(plans, atOnce, async (plan) => {
    const event = events.get(plan.eventId);
    if (event) await follow(event, series, by, now);
    else await make(plan, series, by, now);
  });
  if (series.settledVersion < series.version) await by.series.settle(series, settledFacts(series, now));
  await standAhead(series, plans, by.standing, by.series, now);
}

/** A date that passed while nobody looked is not made up for. */
async function make(
  plan: OccurrencePlan,
  series: StoredSeries,
  { series: store }: SeriesWork,
  now: Date,
): Promise<void> {
  if (isCalledOff(series, plan.occurrenceDate) || plan.startsAt <= now.toISOString()) return;
  const event = newOccurrence(series, plan, now);
  const { eventId } = event;
  const outcome = await store.makeEvent(event, series, [factOf(eventScheduled, event, { eventId })]);
  if (outcome === 'stale') throw new Error('The series changed meanwhile');
}

/** Brings an event to the series' version, unless it has begun or was cancelled on its own. */
async function follow(first: StoredEvent, series: StoredSeries, { events }: SeriesWork, now: Date): Promise<void> {
  for (let event: StoredEvent | undefined = first; event; event = await events.find(event.eventId)) {
    const revision = revisionOf(event, series, now);
    if (!revision) return;
    const { outcome } = await events.save(event, revision.after, [revision.fact]);
    const kept = keepingSeats(event, revision.after, outcome);
    if (outcome === 'saved' || (kept && (await events.save(event, kept, [revision.fact])).outcome === 'saved')) return;
  }
}

/** Somebody joined after it was looked whether all would still fit, or waits for a seat: this date's seats stay as they are. */
function keepingSeats(event: StoredEvent, after: StoredEvent, outcome: string): StoredEvent | undefined {
  if (outcome !== 'belowJoined' && outcome !== 'waitlistInUse') return undefined;
  const { capacity, waitlistMode } = event;
  const kept = { waitlistMode, ...(outcome === 'belowJoined' && { capacity }) };
  return { ...after, ...kept, ownFields: [...(event.ownFields ?? []), ...Object.keys(kept)] };
}

function revisionOf(event: StoredEvent, series: StoredSeries, now: Date) {
  const { occurrenceDate = '', seriesVersion = 0, startsAt: wasStartsAt } = event;
  if (!canEdit(event, now) || event.startsAt <= now.toISOString()) return undefined;
  if (isCalledOff(series, occurrenceDate)) {
    const { fromDate: _, ...cancelled } = series.calledOff ?? { fromDate: '', reason: 'other' as const };
    const { changes } = cancellation(event, cancelled, now);
    const after = revised(event, now, { ...changes, seriesId: series.seriesId, calledOffBySeries: true });
    return { after, fact: quietly(factOf(eventCancelled, after, { eventId: after.eventId, version: after.version })) };
  }
  if (event.seriesId === series.seriesId && seriesVersion >= series.contentVersion) return undefined;
  const after = revised(event, now, caughtUp(event, series));
  const { eventId, version } = after;
  return { after, fact: quietly(factOf(eventChanged, after, { eventId, version, material: false, wasStartsAt })) };
}

/** People are told once of the whole series, not of each date. */
const quietly = <Fact extends object>(fact: Fact) => ({ ...fact, quiet: true });

function settledFacts({ seriesId, version, news }: StoredSeries, now: Date) {
  const messageId = idFrom('message', seriesSettled.name, seriesId, String(version));
  return news ? [factRow(seriesSettled, messageId, now, { seriesId, version, ...news })] : [];
}
