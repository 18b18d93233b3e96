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

/** One change of a week, as somebody makes it at the form or at the grid. */
export type WeekEdit =
  | { readonly edit: 'tick'; readonly day: Weekday; readonly isAvailable: boolean }
  | { readonly edit: 'add'; readonly day: Weekday }
  | { readonly edit: 'remove'; readonly day: Weekday; readonly index: number }
  | { readonly edit: 'set'; readonly day: Weekday; readonly index: number; readonly range: TimeRange }
  | { readonly edit: 'paint'; readonly day: Weekday; readonly hour: number; readonly isFree: boolean }
  | { readonly edit: 'copy'; readonly day: Weekday };

/** The week after a change. Only what somebody types can overlap; it is told, and cannot be saved. */
export function editWeek(week: WeeklyAvailability, change: WeekEdit): WeeklyAvailability {
  const { day } = change;
  if (change.edit === 'copy') return copyToAll(week, day);
  return { ...week, [day]: dayOf(rangesAfter(week[day].timeRanges, change)) };
}

/** Removing the last range sets the day unavailable (R-AVAIL-08). */
const dayOf = (timeRanges: readonly TimeRange[]): DayAvailability => ({
  isAvailable: timeRanges.length > 0,
  timeRanges: [...timeRanges],
});

function rangesAfter(ranges: readonly TimeRange[], change: Exclude<WeekEdit, { edit: 'copy' }>): readonly TimeRange[] {
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
    case 'paint':
      return paint(ranges, { from: change.hour * 60, until: change.hour * 60 + 60 }, change.isFree);
  }
}

/** One day's hours on every day of the week (R-AVAIL-09). */
function copyToAll(week: WeeklyAvailability, from: Weekday): WeeklyAvailability {
  const copied = { ...week };
  for (const day of weekdays) copied[day] = dayOf(week[from].timeRanges);
  return copied;
}
