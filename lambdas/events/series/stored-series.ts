import { dayNumber } from '#shared/events/local-dates.ts';
import { occurrenceTimes } from '#shared/events/occurrence-times.ts';
import { occurrenceDates } from '#shared/events/recurrence.ts';
import type { ReoccurringInfo } from '#shared/events/recurrence-schemas.ts';
import { idFrom } from '../../kernel/new-id.ts';
import type { Decided } from '../event-details.ts';
import type { StoredEvent } from '../stored-event.ts';

/** What all dates of a series have in common. */
export type Template = Omit<Decided, 'localStart' | 'startsAt' | 'endsAt'>;

/** A series as its context knows it; see `series.entity.ts` for what each member means. */
export interface StoredSeries {
  readonly seriesId: string;
  readonly version: number;
  readonly contentVersion: number;
  readonly rootId: string;
  readonly creatorId: string;
  readonly hostName: string;
  readonly shareToken: string;
  readonly startDate: string;
  readonly startTime: string;
  readonly shiftDays: number;
  readonly reoccurringInfo: ReoccurringInfo;
  readonly excludedDates: readonly string[];
  readonly fromDate: string;
  readonly beforeDate?: string | undefined;
  readonly template: Template;
  readonly calledOff?: (NonNullable<StoredEvent['cancelled']> & { readonly fromDate: string }) | undefined;
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
}

/** What people still have to hear, should another version come before they did. */
export const pendingNews = ({ news, version, settledVersion }: StoredSeries): SeriesNews | undefined =>
  settledVersion < version ? news : undefined;

/** How far ahead the dates of a series are made into events (domain 4.4.2). */
const aheadMs = 12 * 7 * 24 * 60 * 60 * 1000;

/** One date of a series, as the rule has it. */
export interface OccurrencePlan {
  readonly eventId: string;
  readonly occurrenceDate: string;
  readonly localStart: string;
  readonly startsAt: string;
  readonly endsAt: string;
}

/** The same id for the same date whatever becomes of it, also after the series was split. */
export const occurrenceId = (rootId: string, date: string): string => idFrom('event', 'occurrence', rootId, date);

/** The dates of a series that are events by now, in order. */
export function plannedUntil(series: StoredSeries, now: Date): OccurrencePlan[] {
  const { template, startTime, shiftDays, rootId } = series;
  const timing = { startTime, shiftDays, timeZone: template.timeZone, duration: template.duration };
  const horizon = new Date(now.getTime() + aheadMs).toISOString();
  return seriesDates(series)
    .filter((date) => (dayNumber(date) + shiftDays - 2) * 86_400_000 < Date.parse(horizon))
    .map((date) => ({ eventId: occurrenceId(rootId, date), occurrenceDate: date, ...occurrenceTimes(date, timing) }))
    .filter(({ startsAt }) => startsAt <= horizon);
}

/** The dates of the rule that are this series'. */
export const seriesDates = (series: StoredSeries): string[] =>
  occurrenceDates(series).filter(
    (date) => date >= series.fromDate && (series.beforeDate === undefined || date < series.beforeDate),
  );

export const isCalledOff = ({ calledOff }: StoredSeries, date: string): boolean =>
  calledOff !== undefined && date >= calledOff.fromDate;

/** Whether there will be nothing more to do for a series. */
export const isOver = (series: StoredSeries, now: Date): boolean => {
  const last = seriesDates(series)
    .filter((date) => !isCalledOff(series, date))
    .at(-1);
  return last === undefined || (dayNumber(last) + series.shiftDays + 2) * 86_400_000 < now.getTime();
};
