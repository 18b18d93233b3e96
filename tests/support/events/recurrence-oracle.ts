import { Temporal } from 'temporal-polyfill';
import type { Recurrence } from '#shared/events/series/recurrence.ts';

/** The dates of a rule, found by walking from day to day with another calendar: slow, and sharing nothing with the rules. */
export function walkedDates({ startDate, reoccurringInfo }: Recurrence): string[] {
  const { until, count = 104 } = reoccurringInfo;
  const start = Temporal.PlainDate.from(startDate);
  const end = start.add({ months: 18 });
  const found: string[] = [];
  for (let day = start; Temporal.PlainDate.compare(day, end) <= 0; day = day.add({ days: 1 })) {
    if (found.length === Math.min(count, 104) || (until !== undefined && day.toString() > until)) break;
    if (isOn(day, start, reoccurringInfo)) found.push(day.toString());
  }
  return found;
}

const names = ['', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

function isOn(day: Temporal.PlainDate, start: Temporal.PlainDate, info: Recurrence['reoccurringInfo']): boolean {
  const { frequency, interval, weekdays, monthlyOn } = info;
  if (frequency === 'daily') return start.until(day, { largestUnit: 'day' }).days % interval === 0;
  if (frequency === 'weekly') {
    const weeks = mondayOf(start).until(mondayOf(day), { largestUnit: 'week' }).weeks;
    const chosen: readonly string[] = weekdays.length > 0 ? weekdays : [names[start.dayOfWeek]!];
    return weeks % interval === 0 && chosen.includes(names[day.dayOfWeek]!);
  }
  const months = start.with({ day: 1 }).until(day.with({ day: 1 }), { largestUnit: 'month' }).months;
  if (months % interval !== 0) return false;
  if (monthlyOn === 'date') return day.day === start.day;
  if (day.dayOfWeek !== start.dayOfWeek) return false;
  return monthlyOn === 'lastWeekday' ? day.add({ days: 7 }).month !== day.month : placeOf(day) === placeOf(start);
}

const mondayOf = (day: Temporal.PlainDate) => day.subtract({ days: day.dayOfWeek - 1 });
const placeOf = (day: Temporal.PlainDate) => Math.floor((day.day - 1) / 7);

/** The instant of a wall clock: skipped times forward by the gap, the first of two. */
export const walkedInstant = (date: string, startTime: string, timeZone: string): string =>
  new Date(
    Temporal.PlainDate.from(date).toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(startTime) })
      .epochMilliseconds,
  ).toISOString();
