import * as z from 'zod';
import { EventId, SeriesId } from '#shared/ids.ts';
import { startOf } from '#shared/start-window.ts';
import { mostOccurrences, weekdayNames } from './recurrence-limits.ts';

const Weekday = z.enum(weekdayNames);

/** A calendar day without a zone. */
export const LocalDate = z.iso.date('Choose a date.');

/**
 * How an event repeats, from its first date on. In a month without the date, or without a fifth such weekday, it does not
 * take place; `count` counts dates before any of them are skipped (both as RFC 5545).
 */
export const ReoccurringInfo = z
  .strictObject({
    frequency: z.enum(['daily', 'weekly', 'monthly'], 'Choose how often it repeats.'),
    /** Every so many days, weeks or months. */
    interval: z.int('Give a whole number.').min(1, 'At least every 1.').max(12, 'At most every 12.').default(1),
    /** For weekly ones; the weekday of the first date where none is named. */
    weekdays: z.array(Weekday).max(7).default([]),
    /** For monthly ones: the date of the first, its place among the month's such weekdays, or the last such weekday. */
    monthlyOn: z.enum(['date', 'weekday', 'lastWeekday']).default('date'),
    until: startOf(LocalDate).optional(),
    count: z
      .int('Give a whole number.')
      .min(1, 'At least once.')
      .max(mostOccurrences, `At most ${mostOccurrences} times.`)
      .optional(),
    /** Leaves out public holidays of the United States. */
    skipHolidays: z.boolean().default(false),
  })
  .refine(({ until, count }) => (until === undefined) !== (count === undefined), {
    path: ['count'],
    message: 'Enter how many times it repeats, or until when.',
  });
export type ReoccurringInfo = z.output<typeof ReoccurringInfo>;

/** What makes an event one of a series. */
export const recurrenceInput = {
  reoccurringInfo: ReoccurringInfo.optional(),
  /** Dates of the rule on which it does not take place. */
  excludedDates: z.array(LocalDate).max(mostOccurrences).default([]),
};

/** What an event knows of the series it is one date of. */
export const occurrenceFields = {
  seriesId: SeriesId.optional(),
  /** The date that the rule gave it. It keeps it when it is moved, so that it stays the same event. */
  occurrenceDate: z.string().optional(),
};

export const Occurrence = z.object({
  eventId: EventId,
  occurrenceDate: z.string(),
  localStart: z.string(),
  startsAt: z.iso.datetime(),
  status: z.enum(['draft', 'scheduled', 'postponed', 'cancelled']),
});
export type Occurrence = z.infer<typeof Occurrence>;
