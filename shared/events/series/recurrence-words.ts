import { listed } from '#shared/listed.ts';
import { dateOf, dayNumber, weekdayOf } from '#shared/local-dates.ts';
import { quantity } from '#shared/quantity.ts';
import { occurrenceDates, type Recurrence } from './recurrence.ts';
import { weekdayNames } from './recurrence-limits.ts';

interface Series extends Recurrence {
  readonly excludedDates: readonly string[];
  /** `18:00`. */
  readonly startTime: string;
  /** Days by which all dates were moved since the rule was made. */
  readonly shiftDays?: number;
}

/** A series in a sentence: `Every Tuesday at 6:00 PM until Mar 3, 12 times`. */
export function recurrenceWords(series: Series): string {
  const dates = occurrenceDates(series);
  const { startTime, startDate, shiftDays = 0 } = series;
  const at = clock.format(new Date(`2000-01-01T${startTime}Z`)).replace('\u202F', ' ');
  const last = dayNumber(dates.at(-1) ?? startDate) + shiftDays;
  const times = dates.length === 1 ? 'once' : quantity(dates.length, 'time');
  return `${rhythmWords(series)} at ${at} until ${dayWords(dateOf(last), startDate)}, ${times}`;
}

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
const monthAndDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** The year is said where it is another than the first date's. */
const dayWords = (date: string, startDate: string) =>
  monthAndDay.format(new Date(`${date}T00:00Z`)) +
  (date.slice(0, 4) === startDate.slice(0, 4) ? '' : `, ${date.slice(0, 4)}`);

function rhythmWords({ startDate, reoccurringInfo, shiftDays = 0 }: Series): string {
  const { frequency, interval, weekdays } = reoccurringInfo;
  if (frequency === 'daily') return interval === 1 ? 'Every day' : `Every ${quantity(interval, 'day')}`;
  if (frequency === 'monthly') return monthlyWords({ startDate, reoccurringInfo }) + shiftWords(shiftDays);
  const chosen = weekdays.length > 0 ? weekdays.map((name) => weekdayNames.indexOf(name)) : [weekdayAt(startDate)];
  const moved = chosen.map((weekday) => (((weekday + shiftDays) % 7) + 7) % 7).sort((a, b) => a - b);
  const named = listed(moved.map(nameOf));
  return interval === 1 ? `Every ${named}` : `Every ${quantity(interval, 'week')} on ${named}`;
}

const weekdayAt = (date: string) => weekdayOf(dayNumber(date));
const nameOf = (weekday: number) => {
  const name = weekdayNames[weekday] ?? '';
  return name.charAt(0).toUpperCase() + name.slice(1);
};

function monthlyWords({ startDate, reoccurringInfo: { interval, monthlyOn } }: Recurrence): string {
  const every = interval === 1 ? 'Every month' : `Every ${quantity(interval, 'month')}`;
  const date = Number(startDate.slice(8));
  if (monthlyOn === 'date') return `${every} on the ${ordinal(date)}`;
  const which = monthlyOn === 'lastWeekday' ? 'last' : places[Math.ceil(date / 7) - 1];
  return `${every} on the ${which} ${nameOf(weekdayAt(startDate))}`;
}

const places = ['first', 'second', 'third', 'fourth', 'fifth'];
const plural = new Intl.PluralRules('en-US', { type: 'ordinal' });
const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };
const ordinal = (count: number) => `${count}${endings[plural.select(count)] ?? 'th'}`;

function shiftWords(days: number): string {
  if (days === 0) return '';
  return `, ${quantity(Math.abs(days), 'day')} ${days < 0 ? 'earlier' : 'later'}`;
}
