import { rangeFaults, type TimeRange } from './ranges.ts';
import type { DateAvailability } from './schemas.ts';

const dayMs = 24 * 60 * 60_000;

/** A date may be said from yesterday on, wherever on earth that is, until two years from now. */
export function dateFault(date: string, now: Date): string | undefined {
  const yesterday = new Date(now.getTime() - 2 * dayMs).toISOString().slice(0, 10);
  const last = new Date(now.getTime() + 731 * dayMs).toISOString().slice(0, 10);
  return date < yesterday || date > last ? 'Choose a day from today on, within two years.' : undefined;
}

/** Ranges in which nothing was filled in are dropped (R-AVAIL-20). */
export const withoutEmpty = (ranges: readonly TimeRange[]): TimeRange[] =>
  ranges.filter(({ startTime, endTime }) => startTime !== '' || endTime !== '');

/** Whether hours of a date can be added: it has a day and times, and none of them is wrong (R-AVAIL-14 to 18). */
export function canAdd(date: string, ranges: readonly TimeRange[], now: Date): boolean {
  const filled = withoutEmpty(ranges);
  return date !== '' && !dateFault(date, now) && filled.length > 0 && rangeFaults(filled).every((fault) => !fault);
}

/** The dates with one added or said anew, soonest first. */
export const withDate = (dates: readonly DateAvailability[], { date, timeRanges }: DateAvailability) =>
  [...dates.filter((one) => one.date !== date), { date, timeRanges }].sort((a, b) => a.date.localeCompare(b.date));

/** The dates that are still to come; what has passed says nothing any more. */
export const stillToCome = (dates: readonly DateAvailability[], now: Date): DateAvailability[] =>
  dates.filter(({ date }) => !isPast(date, now));

const isPast = (date: string, now: Date) => date < new Date(now.getTime() - 2 * dayMs).toISOString().slice(0, 10);
