import { recurrenceWords } from '#shared/events/series/recurrence-words.ts';
import type { StoredEvent } from '../details/stored-event.ts';
import type { SeriesStore } from './store.ts';
import { plannedUntil, type StoredSeries } from './stored-series.ts';

const mostShown = 12;

/** A series and its events that are still to come, as people see them. */
export async function seriesView(series: StoredSeries, store: Pick<SeriesStore, 'findEvents'>, now: Date) {
  const { seriesId, reoccurringInfo, excludedDates, startDate } = series;
  const plans = plannedUntil(series, now);
  const found = await store.findEvents(plans.map(({ eventId }) => eventId));
  const next = [...found.values()]
    .filter(({ endsAt, status }) => endsAt > now.toISOString() && status !== 'draft')
    .sort((a, b) => (a.startsAt < b.startsAt ? -1 : 1))
    .slice(0, mostShown)
    .map(toOccurrence);
  const shiftDays = (series.keyDays ?? 0) + series.shiftDays;
  const summary = recurrenceWords({ ...series, shiftDays });
  return { seriesId, reoccurringInfo, excludedDates: [...excludedDates], startDate, shiftDays, summary, next };
}

const toOccurrence = ({ eventId, occurrenceDate = '', localStart, startsAt, status }: StoredEvent) => ({
  eventId,
  occurrenceDate,
  localStart,
  startsAt,
  status,
});
