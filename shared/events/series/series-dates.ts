import { addDays } from '#shared/local-dates.ts';
import { occurrenceTimes } from './occurrence-times.ts';
import { occurrenceDates, type Recurrence } from './recurrence.ts';

/** The rule of a series, and which of its dates are the series'. */
export interface SeriesRule extends Recurrence {
  readonly excludedDates: readonly string[];
  /** `18:00`, on the wall clock of the place. */
  readonly startTime: string;
  /** Days from a date of the rule to the one that names its event: a new rule goes on naming events as the old one did. */
  readonly keyDays?: number | undefined;
  /** Days from the date that names an event to the day on which it takes place. */
  readonly shiftDays: number;
  /** The first date that names an event of this series. */
  readonly fromDate: string;
  /** From this one on they are another series'. */
  readonly beforeDate?: string | undefined;
}

/** One date of a series, as the rule has it. */
export interface DatedTimes {
  readonly occurrenceDate: string;
  readonly localStart: string;
  readonly startsAt: string;
  readonly endsAt: string;
}

/** The dates that name the events of a series, in order. */
export const seriesDates = (rule: SeriesRule): string[] =>
  occurrenceDates(rule)
    .map((date) => addDays(date, rule.keyDays ?? 0))
    .filter((date) => date >= rule.fromDate && (rule.beforeDate === undefined || date < rule.beforeDate));

interface Clock {
  readonly timeZone: string;
  readonly duration: { readonly hours: number; readonly minutes: number };
}

/** When some dates of a series are, on the same wall clock whatever the zone does. */
export const timesOf = (
  dates: readonly string[],
  { startTime, shiftDays }: Pick<SeriesRule, 'startTime' | 'shiftDays'>,
  { timeZone, duration }: Clock,
): DatedTimes[] =>
  dates.map((date) => ({
    occurrenceDate: date,
    ...occurrenceTimes(date, { startTime, shiftDays, timeZone, duration }),
  }));
