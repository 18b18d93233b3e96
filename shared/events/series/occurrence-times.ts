import { addDays } from '#shared/local-dates.ts';
import { toInstant, toLocal } from '#shared/time.ts';

interface Timing {
  /** `18:00`, on the wall clock of the place. */
  readonly startTime: string;
  readonly timeZone: string;
  /** Days by which the dates of the rule are moved. */
  readonly shiftDays: number;
  readonly duration: { readonly hours: number; readonly minutes: number };
}

/**
 * When one date of a series is (promise P21): at the same wall clock whatever the zone does. A time that its clock skips
 * moves forward by the gap; of a time that happens twice the first is meant; the end follows in elapsed minutes.
 */
export function occurrenceTimes(date: string, { startTime, timeZone, shiftDays, duration }: Timing) {
  const start = toInstant(`${addDays(date, shiftDays)}T${startTime}`, timeZone);
  const minutes = duration.hours * 60 + duration.minutes;
  return {
    localStart: toLocal(start, timeZone),
    startsAt: start.toISOString(),
    endsAt: new Date(start.getTime() + minutes * 60_000).toISOString(),
  };
}
