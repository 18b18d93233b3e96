import { Problem } from '#shared/contract/errors.ts';
import { canEdit } from '#shared/events/details/states.ts';
import type { StoredEvent } from '../details/stored-event.ts';
import type { SeriesWork } from './dates/bring-up.ts';
import { isCalledOff, plannedUntil, type StoredSeries } from './stored-series.ts';

interface Opened {
  /** The event that its manager saw. */
  readonly event: StoredEvent;
  readonly series: StoredSeries;
  /** The first date that a change is for. */
  readonly fromDate: string;
  /** Events that exist by now, from that date on, which have not begun. */
  readonly affected: readonly StoredEvent[];
}

/**
 * The series of an event, for a change from some date on.
 * @throws {Problem} event.notFound, record.changed, event.notEditable, series.notFound
 */
export async function openSeries(
  { eventId, version, scope }: { eventId: string; version: number; scope: 'following' | 'all' },
  by: SeriesWork,
  now: Date,
): Promise<Opened> {
  const event = await by.events.find(eventId);
  if (!event) throw new Problem('event.notFound');
  const series = event.seriesId && (await by.series.find(event.seriesId));
  if (!series || !event.occurrenceDate) throw new Problem('series.notFound');
  if (event.version !== version) throw new Problem('record.changed', { currentVersion: event.version });
  if (!canEdit(event, now) || event.startsAt <= now.toISOString()) throw new Problem('event.notEditable');
  if (isCalledOff(series, event.occurrenceDate)) throw new Problem('event.notEditable');
  const plans = plannedUntil(series, now);
  const known = await by.series.findEvents(plans.map((plan) => plan.eventId));
  const upcoming = [...known.values()]
    .filter((one) => one.startsAt > now.toISOString() && one.status !== 'cancelled')
    .sort((a, b) => (dateOf(a) < dateOf(b) ? -1 : 1));
  const fromDate = scope === 'following' ? event.occurrenceDate : dateOf(upcoming[0] ?? event);
  return { event, series, fromDate, affected: upcoming.filter((one) => dateOf(one) >= fromDate) };
}

const dateOf = ({ occurrenceDate = '' }: StoredEvent) => occurrenceDate;
