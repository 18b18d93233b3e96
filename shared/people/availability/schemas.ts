import * as z from 'zod';
import { ClockTime, TimeZone } from '#shared/time.ts';
import { endBeforeStart, overlap, rangeFaults } from './ranges.ts';

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];

const TimeRange = z.strictObject({ startTime: ClockTime, endTime: ClockTime });

/** Of one day. */
export const mostRanges = 8;
const words = { endTimeBeforeStartTime: endBeforeStart, overlap, required: 'Choose a time.' };

/** Ranges of one day: each ends after it starts, and none overlaps another; they may touch. */
const TimeRanges = z
  .array(TimeRange)
  .max(mostRanges, 'At most eight ranges a day.')
  .superRefine((ranges, { addIssue }) => {
    rangeFaults(ranges).forEach((fault, index) => {
      if (fault) addIssue({ code: 'custom', message: words[fault], path: [index, 'endTime'] });
    });
  });

const DayAvailability = z
  .strictObject({ isAvailable: z.boolean(), timeRanges: TimeRanges })
  .refine(({ isAvailable, timeRanges }) => isAvailable === timeRanges.length > 0, {
    message: 'A day is available exactly when it has times.',
    path: ['timeRanges'],
  });
export type DayAvailability = z.infer<typeof DayAvailability>;

const WeeklyAvailability = z.strictObject({
  monday: DayAvailability,
  tuesday: DayAvailability,
  wednesday: DayAvailability,
  thursday: DayAvailability,
  friday: DayAvailability,
  saturday: DayAvailability,
  sunday: DayAvailability,
});
export type WeeklyAvailability = z.infer<typeof WeeklyAvailability>;

/** What holds on one date instead of its weekday's hours. */
const DateAvailability = z.strictObject({
  date: z.iso.date('Choose a day.'),
  timeRanges: TimeRanges.refine((ranges) => ranges.length > 0, 'Give at least one time.'),
});
export type DateAvailability = z.infer<typeof DateAvailability>;

/** When a person can play, on the clocks of their time zone. */
export const availabilityFacts = {
  weeklyAvailability: WeeklyAvailability,
  dateSpecificAvailability: z
    .array(DateAvailability)
    .max(120, 'At most 120 dates.')
    .refine((dates) => new Set(dates.map(({ date }) => date)).size === dates.length, 'Each date once.'),
  timeZone: TimeZone,
};
const Facts = z.object(availabilityFacts);
export type Availability = z.infer<typeof Facts>;

/** As its owner sees it. */
export const StoredAvailability = z.object({ ...availabilityFacts, version: z.int() });
export type StoredAvailability = z.infer<typeof StoredAvailability>;
