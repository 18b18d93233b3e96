import { ruleDates } from '#shared/events/series/recurrence.ts';
import { weekdayNames } from '#shared/events/series/recurrence-limits.ts';
import { addDays } from '#shared/local-dates.ts';
import { type RepeatChoice, weekdayOn } from './repeat-choice.ts';
import type { SeenSeries } from './see-series.ts';

/** How a series repeats from one of its days on, as a host would choose it anew. */
export function choiceFrom(series: SeenSeries, startDate: string): RepeatChoice {
  const { reoccurringInfo, shiftDays } = series;
  const { frequency, interval, weekdays, monthlyOn, until, count, skipHolidays } = reoccurringInfo;
  const moved = weekdays.map((name) => (((weekdayNames.indexOf(name) + shiftDays) % 7) + 7) % 7);
  const left = ruleDates(series).filter((date) => addDays(date, shiftDays) >= startDate).length;
  return {
    frequency,
    interval,
    monthlyOn,
    skipHolidays,
    moreWeekdays: moved.filter((day) => day !== weekdayOn(startDate)).flatMap((day) => weekdayNames[day] ?? []),
    ends: until === undefined ? 'count' : 'until',
    count: count === undefined ? 12 : Math.max(1, left),
    until: until ? addDays(until, shiftDays) : '',
  };
}

/** The dates that the host skipped before, on the days on which they would be. */
export const skippedFrom = ({ excludedDates, shiftDays }: SeenSeries, startDate: string): string[] =>
  excludedDates.map((date) => addDays(date, shiftDays)).filter((date) => date > startDate);
