import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { type DatedTimes, type SeriesRule, seriesDates, timesOf } from '#shared/events/series/series-dates.ts';
import { dayNumber } from '#shared/local-dates.ts';
import type { Decided } from '../details/event-details.ts';
import type { StoredEvent } from '../details/stored-event.ts';

/** What all dates of a series have in common. */
export type Template = Omit<Decided, 'localStart' | 'startsAt' | 'endsAt'>;

/** A series as its context knows it; see `series.entity.ts` for what each member means. */
export interface StoredSeries extends SeriesRule {
  readonly seriesId: string;
  readonly version: number;
  readonly contentVersion: number;
  readonly rootId: string;
  readonly creatorId: string;
  readonly hostName: string;
  readonly shareToken: string;
  readonly template: Template;
  readonly calledOff?: (NonNullable<StoredEvent['cancelled']> & { readonly fromDate: string }) | undefined;
  /** Dates that were events by a rule which it no longer has. */
  readonly dropped?: (NonNullable<StoredEvent['cancelled']> & { readonly dates: readonly string[] }) | undefined;
  readonly news?: SeriesNews | undefined;
  readonly settledVersion: number;
  readonly standingThrough?: string | undefined;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** What happened to the dates of a series from one on, where people have to hear of it. */
export interface SeriesNews {
  readonly kind: 'changed' | 'cancelled';
  readonly fromDate: string;
  /** Dates that another rule took away. */
  readonly removed?: string[] | undefined;
  /** The dates that stay are as they were. */
  readonly onlyRemoved?: boolean | undefined;
}

/** What people still have to hear, should another version come before they did. */
export const pendingNews = ({ news, version, settledVersion }: StoredSeries): SeriesNews | undefined =>
  settledVersion < version ? news : undefined;

/** What there is to tell with what people still have to hear: no one misses that a date was taken away. */
export function newsAfter(before: StoredSeries, news: SeriesNews | undefined): SeriesNews | undefined {
  const pending = pendingNews(before);
  if (!news || !pending) return news ?? pending;
  const removed = [...new Set([...(pending.removed ?? []), ...(news.removed ?? [])])];
  const onlyRemoved = pending.onlyRemoved && news.onlyRemoved;
  const fromDate = pending.fromDate < news.fromDate ? pending.fromDate : news.fromDate;
  return { kind: news.kind, fromDate, ...(removed.length > 0 && { removed }), ...(onlyRemoved && { onlyRemoved }) };
}

/** How far ahead the dates of a series are made into events (domain 4.4.2). */
export const aheadMs = 12 * 7 * 24 * 60 * 60 * 1000;

/** One date of a series with the event that it is. */
export interface OccurrencePlan extends DatedTimes {
  readonly eventId: string;
}

/** The same id for the same date whatever becomes of it, also after the series was split. */
export const occurrenceId = (rootId: string, date: string): string => idFrom('event', 'occurrence', rootId, date);

/** The dates of a series that are events by now, in order. */
export function plannedUntil(series: StoredSeries, now: Date): OccurrencePlan[] {
  const horizon = new Date(now.getTime() + aheadMs).toISOString();
  const dates = seriesDates(series).filter(
    (date) => (dayNumber(date) + series.shiftDays - 2) * 86_400_000 < Date.parse(horizon),
  );
  return timesOf(dates, series, series.template)
    .map((date) => ({ eventId: occurrenceId(series.rootId, date.occurrenceDate), ...date }))
    .filter(({ startsAt }) => startsAt <= horizon);
}

export const isCalledOff = ({ calledOff }: StoredSeries, date: string): boolean =>
  calledOff !== undefined && date >= calledOff.fromDate;

/** Why a date does not take place; undefined where it does. */
export function callingOff(series: StoredSeries, date: string) {
  const { calledOff, dropped } = series;
  if (calledOff && isCalledOff(series, date)) {
    const { fromDate: _, ...cancelled } = calledOff;
    return { cancelled, isDropped: false };
  }
  if (!dropped?.dates.includes(date)) return undefined;
  const { dates: _, ...cancelled } = dropped;
  return { cancelled, isDropped: true };
}

/** Whether there will be nothing more to do for a series. */
export const isOver = (series: StoredSeries, now: Date): boolean => {
  const last = seriesDates(series)
    .filter((date) => !isCalledOff(series, date))
    .at(-1);
  return last === undefined || (dayNumber(last) + series.shiftDays + 2) * 86_400_000 < now.getTime();
};
