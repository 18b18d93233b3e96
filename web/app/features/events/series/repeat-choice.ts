import { publicHoliday } from '#shared/events/series/public-holidays.ts';
import { ruleDates } from '#shared/events/series/recurrence.ts';
import { weekdayNames } from '#shared/events/series/recurrence-limits.ts';
import { ReoccurringInfo } from '#shared/events/series/recurrence-schemas.ts';
import { dayNumber, monthOf, nthWeekday, weekdayOf } from '#shared/local-dates.ts';

/** What a host chose about repeating, whatever the start is; kept while they try other starts and frequencies. */
export interface RepeatChoice {
  readonly frequency: 'never' | ReoccurringInfo['frequency'];
  readonly interval: number | undefined;
  /** Besides the weekday of the start. */
  readonly moreWeekdays: readonly string[];
  readonly monthlyOn: ReoccurringInfo['monthlyOn'];
  readonly ends: 'count' | 'until';
  readonly count: number | undefined;
  readonly until: string;
  readonly skipHolidays: boolean;
}

/** What each part of the form is given. */
export interface RepeatPart {
  readonly choice: RepeatChoice;
  readonly change: (changes: Partial<RepeatChoice>) => void;
}

export const noRepeat: RepeatChoice = {
  frequency: 'never',
  interval: 1,
  moreWeekdays: [],
  monthlyOn: 'date',
  ends: 'count',
  count: 12,
  until: '',
  skipHolidays: false,
};

/** 0 is Monday. */
export const weekdayOn = (date: string): number => weekdayOf(dayNumber(date));

/** Whether a date is the last of its weekday in its month. */
export const isLastOfMonth = (date: string): boolean =>
  nthWeekday(monthOf(date), weekdayOn(date), -1) === dayNumber(date);

/** The operation's input for a choice; nothing where it does not repeat or there is no start yet. */
export function toReoccurringInfo(choice: RepeatChoice, startDate: string | undefined) {
  const { frequency, moreWeekdays, ends, monthlyOn, interval, skipHolidays } = choice;
  if (frequency === 'never' || !startDate) return undefined;
  const chosen = weekdayNames.filter((name, index) => index === weekdayOn(startDate) || moreWeekdays.includes(name));
  return {
    frequency,
    interval,
    weekdays: frequency === 'weekly' && moreWeekdays.length > 0 ? chosen : [],
    monthlyOn: monthlyOn === 'lastWeekday' && !isLastOfMonth(startDate) ? ('weekday' as const) : monthlyOn,
    ...(ends === 'count' ? { count: choice.count } : { until: choice.until }),
    skipHolidays,
  };
}

export interface PreviewDate {
  readonly date: string;
  /** The holiday it is skipped for. */
  readonly holiday?: string | undefined;
}

/** The dates that a valid choice makes; none while it is not valid. */
export function previewDates(info: unknown, startDate: string | undefined): PreviewDate[] {
  const parsed = ReoccurringInfo.safeParse(info);
  if (!parsed.success || !startDate) return [];
  return ruleDates({ startDate, reoccurringInfo: parsed.data }).map((date) => ({
    date,
    holiday: parsed.data.skipHolidays ? publicHoliday(date) : undefined,
  }));
}
