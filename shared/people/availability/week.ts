import { nextRange, paint, type TimeRange, usualRange } from './ranges.ts';
import { type DayAvailability, type Weekday, type WeeklyAvailability, weekdays } from './schemas.ts';

const nothing: DayAvailability = { isAvailable: false, timeRanges: [] };

/** A week without any hours. */
export const emptyWeek = (): WeeklyAvailability => ({
  monday: nothing,
  tuesday: nothing,
  wednesday: nothing,
  thursday: nothing,
  friday: nothing,
  saturday: nothing,
  sunday: nothing,
});

/** An hour of a week, its days counted from Monday. */
export interface HourOfWeek {
  readonly day: number;
  readonly hour: number;
}

/** All hours between the two ends of a drag over the grid; the rest is as it was when the drag began. */
interface Paint {
  readonly edit: 'paint';
  readonly before: WeeklyAvailability;
  readonly from: HourOfWeek;
  readonly to: HourOfWeek;
  readonly isFree: boolean;
}

/** One change of a week, as a user makes it at the form or at the grid. */
export type WeekEdit =
  | { readonly edit: 'tick'; readonly day: Weekday; readonly isAvailable: boolean }
  | { readonly edit: 'add'; readonly day: Weekday }
  | { readonly edit: 'remove'; readonly day: Weekday; readonly index: number }
  | { readonly edit: 'set'; readonly day: Weekday; readonly index: number; readonly range: TimeRange }
  | { readonly edit: 'copy'; readonly day: Weekday }
  | Paint;

/** The week after a change. Only typed hours can overlap; that is reported and cannot be saved. */
export function editWeek(week: WeeklyAvailability, change: WeekEdit): WeeklyAvailability {
  if (change.edit === 'paint') return painted(change);
  const { day } = change;
  if (change.edit === 'copy') return copyToAll(week, day);
  return { ...week, [day]: dayOf(rangesAfter(week[day].timeRanges, change)) };
}

/** Removing the last range sets the day unavailable (R-AVAIL-08). */
const dayOf = (timeRanges: readonly TimeRange[]): DayAvailability => ({
  isAvailable: timeRanges.length > 0,
  timeRanges: [...timeRanges],
});

function rangesAfter(
  ranges: readonly TimeRange[],
  change: Exclude<WeekEdit, { edit: 'copy' | 'paint' }>,
): readonly TimeRange[] {
  switch (change.edit) {
    case 'tick':
      if (!change.isAvailable) return [];
      return ranges.length > 0 ? ranges : [usualRange];
    case 'add': {
      const next = nextRange(ranges);
      return next ? [...ranges, next] : ranges;
    }
    case 'remove':
      return ranges.filter((_, index) => index !== change.index);
    case 'set':
      return ranges.map((range, index) => (index === change.index ? change.range : range));
  }
}

function painted({ before, from, to, isFree }: Paint): WeeklyAvailability {
  const hours = { from: Math.min(from.hour, to.hour) * 60, until: Math.max(from.hour, to.hour) * 60 + 60 };
  const week = { ...before };
  for (const day of weekdays.slice(Math.min(from.day, to.day), Math.max(from.day, to.day) + 1))
    week[day] = dayOf(paint(before[day].timeRanges, hours, isFree));
  return week;
}

/** One day's hours on every day of the week (R-AVAIL-09). */
function copyToAll(week: WeeklyAvailability, from: Weekday): WeeklyAvailability {
  const copied = { ...week };
  for (const day of weekdays) copied[day] = dayOf(week[from].timeRanges);
  return copied;
}
