import { toLocal } from '#shared/time.ts';
import { minutesOf, spansOf, type TimeRange } from './ranges.ts';
import { type Availability, weekdays } from './schemas.ts';

/** The hours of one date: its own where it has some, else its weekday's. */
function rangesOn({ weeklyAvailability, dateSpecificAvailability }: Availability, date: string): readonly TimeRange[] {
  const own = dateSpecificAvailability.find((one) => one.date === date);
  if (own) return own.timeRanges;
  const day = weekdays[(new Date(`${date}T00:00Z`).getUTCDay() + 6) % 7];
  return day ? weeklyAvailability[day].timeRanges : [];
}

/** Whether a person can be there from the first to the last minute, on their own clock. It may go over midnight. */
export const isFree = (availability: Availability, startsAt: Date, endsAt: Date): boolean =>
  isFreeLocally(availability, toLocal(startsAt, availability.timeZone), toLocal(endsAt, availability.timeZone));

/** The same where what the person's clock shows is known: `2026-12-05T18:30`. */
export function isFreeLocally(availability: Availability, from: string, until: string): boolean {
  const days = datesFrom(from.slice(0, 10), until.slice(0, 10));
  if (days.length > mostDays) return false;
  return days.every((date, index) => {
    const start = index === 0 ? minutesOf(from.slice(11)) : 0;
    const end = index === days.length - 1 ? minutesOf(until.slice(11)) : 24 * 60;
    return start >= end || covers(rangesOn(availability, date), start, end);
  });
}

const covers = (ranges: readonly TimeRange[], start: number, end: number) =>
  spansOf(ranges).some((span) => span.from <= start && span.until >= end);

/** Longer than this, a person never counts as free. */
const mostDays = 7;

/** Both included, and no more than tell that there are too many. */
function datesFrom(first: string, last: string): string[] {
  const dates: string[] = [];
  for (let date = first; date <= last && dates.length <= mostDays; date = dayAfter(date)) dates.push(date);
  return dates;
}

const dayAfter = (date: string) => new Date(Date.parse(`${date}T00:00Z`) + 24 * 60 * 60_000).toISOString().slice(0, 10);
