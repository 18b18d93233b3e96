import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { pendingNews, type StoredSeries } from '../stored-series.ts';

/**
 * The next version. Where dates come before those that are meant, they stay what they are: the series ends there, and the
 * rest goes on as one of its own, in which every date is the event that it was.
 */
export function divided(before: StoredSeries, after: StoredSeries, fromDate: string) {
  if (fromDate <= before.fromDate) {
    const whole = { ...after, fromDate };
    return { kept: whole, goesOn: whole, split: undefined };
  }
  const { version, updatedAt } = after;
  const dropped = before.dropped && {
    ...before.dropped,
    dates: before.dropped.dates.filter((date) => date < fromDate),
  };
  const kept = { ...before, beforeDate: fromDate, dropped, news: pendingNews(before), version, updatedAt };
  const seriesId = idFrom('series', before.seriesId, fromDate, String(version));
  const split = { ...after, seriesId, fromDate, settledVersion: 0 };
  return { kept, goesOn: split, split };
}
