import { dateOf, dayNumber, firstOfMonth, monthOf, nthWeekday, weekdayOf } from '#shared/local-dates.ts';
import { publicHoliday } from './public-holidays.ts';
import { mostMonths, mostOccurrences, weekdayNames } from './recurrence-limits.ts';
import type { ReoccurringInfo } from './recurrence-schemas.ts';

/** A rule with the date it begins on, which is its first date. */
export interface Recurrence {
  readonly startDate: string;
  readonly reoccurringInfo: ReoccurringInfo;
}

/** Every date of a rule, in order, none skipped. More than allowed are cut off. */
export const ruleDates = (recurrence: Recurrence): string[] => datesOf(recurrence, mostOccurrences);

function datesOf({ startDate, reoccurringInfo }: Recurrence, most: number): string[] {
  const { until, count = most } = reoccurringInfo;
  const last = Math.min(lastDay(startDate), until === undefined ? Number.POSITIVE_INFINITY : dayNumber(until));
  const dates = [];
  for (const day of daysOf(startDate, reoccurringInfo, last)) {
    if (day < dayNumber(startDate)) continue;
    if (day > last || dates.length === Math.min(count, most)) break;
    dates.push(dateOf(day));
  }
  return dates;
}

/** The dates on which it takes place: those of the rule without the excluded ones and, if so chosen, public holidays. */
export const occurrenceDates = (recurrence: Recurrence & { excludedDates: readonly string[] }): string[] =>
  ruleDates(recurrence).filter((date) => !isSkipped(date, recurrence));

const isSkipped = (
  date: string,
  { excludedDates, reoccurringInfo }: Recurrence & { readonly excludedDates: readonly string[] },
) => excludedDates.includes(date) || (reoccurringInfo.skipHolidays && publicHoliday(date) !== undefined);

/** Whether a rule asks for more dates, or later ones, than there may be. */
export function isTooLong({ startDate, reoccurringInfo }: Recurrence): boolean {
  const { until, count } = reoccurringInfo;
  const dates = datesOf({ startDate, reoccurringInfo }, mostOccurrences + 1);
  if (count !== undefined) return dates.length < count;
  return until === undefined || dayNumber(until) > lastDay(startDate) || dates.length > mostOccurrences;
}

/** The last day that any date may have: the same date so many months on, or the last of that month. */
function lastDay(startDate: string): number {
  const month = monthOf(startDate) + mostMonths;
  return Math.min(firstOfMonth(month) + Number(startDate.slice(8)) - 1, firstOfMonth(month + 1) - 1);
}

/** Days of a rule in order, from the beginning of its first week or month on, up to a last one. */
function* daysOf(startDate: string, info: ReoccurringInfo, last: number): Generator<number> {
  const first = dayNumber(startDate);
  const { frequency, interval } = info;
  if (frequency === 'daily') for (let day = first; day <= last; day += interval) yield day;
  if (frequency === 'weekly') yield* weeklyDays(first, info, last);
  if (frequency === 'monthly') yield* monthlyDays(startDate, info, last);
}

function* weeklyDays(first: number, { interval, weekdays }: ReoccurringInfo, last: number): Generator<number> {
  const chosen = weekdays.length > 0 ? weekdays.map((name) => weekdayNames.indexOf(name)) : [weekdayOf(first)];
  const ordered = [...new Set(chosen)].sort((a, b) => a - b);
  const monday = first - weekdayOf(first);
  for (let week = monday; week <= last; week += 7 * interval) for (const weekday of ordered) yield week + weekday;
}

function* monthlyDays(startDate: string, { interval, monthlyOn }: ReoccurringInfo, last: number): Generator<number> {
  const date = Number(startDate.slice(8));
  const weekday = weekdayOf(dayNumber(startDate));
  const dayIn = (month: number): number | undefined => {
    if (monthlyOn === 'lastWeekday') return nthWeekday(month, weekday, -1);
    if (monthlyOn === 'weekday') return nthWeekday(month, weekday, Math.ceil(date / 7));
    const day = firstOfMonth(month) + date - 1;
    return day < firstOfMonth(month + 1) ? day : undefined;
  };
  for (let month = monthOf(startDate); firstOfMonth(month) <= last; month += interval) {
    const day = dayIn(month);
    if (day !== undefined) yield day;
  }
}
