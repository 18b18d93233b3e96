import type { TimeRange } from '#shared/people/availability/ranges.ts';
import type { Availability, Weekday } from '#shared/people/availability/schemas.ts';
import { emptyWeek } from '#shared/people/availability/week.ts';

/** `17:00-20:00` as a range. */
export const range = (text: string): TimeRange => {
  const [startTime = '', endTime = ''] = text.split('-');
  return { startTime, endTime };
};

/** What a user in Austin says, by the day: `{ monday: ['17:00-20:00'] }`. */
export function hoursOn(days: Partial<Record<Weekday, readonly string[]>>, timeZone = 'America/Chicago'): Availability {
  const week = emptyWeek();
  for (const [day, ranges] of Object.entries(days) as [Weekday, readonly string[]][])
    week[day] = { isAvailable: ranges.length > 0, timeRanges: ranges.map(range) };
  return { weeklyAvailability: week, dateSpecificAvailability: [], timeZone };
}
