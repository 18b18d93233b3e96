import * as z from 'zod';
import { EventId, SeriesId } from '#shared/ids.ts';
import { Lines } from '#shared/text.ts';
import { CancelReason, EventDetails } from '../details/schemas.ts';
import { LocalDate, ReoccurringInfo, recurrenceInput } from './recurrence-schemas.ts';

/** Another rule for a series, from its first date on. */
const rule = {
  eventId: EventId,
  version: z.int().min(1),
  scope: z.enum(['following', 'all'], 'Choose which events.'),
  /** The first date of the new rule, with the time of day of all. */
  localStart: EventDetails.shape.localStart,
  reoccurringInfo: ReoccurringInfo,
  excludedDates: recurrenceInput.excludedDates,
};

/** What a rule does to the dates of a series: how many of them, those included that are no events yet. */
export const RuleEffect = z.object({
  /** `Every Tuesday at 6:00 PM until Mar 3, 12 times`. */
  summary: z.string(),
  added: z.int(),
  /** They keep their people and begin at another time. */
  moved: z.int(),
  kept: z.int(),
  removed: z.int(),
  /** Dates of the rule that were called off before, and stay so. */
  stillCancelled: z.int(),
  /** People who are on the list of a date that is removed; each is told once. */
  peopleToTell: z.int(),
  /** Of the removed dates those with players, or that were changed on their own. */
  lost: z.array(z.object({ localStart: z.string(), people: z.int(), isEdited: z.boolean() })),
});
export type RuleEffect = z.infer<typeof RuleEffect>;

const errors = [
  'event.notFound',
  'record.changed',
  'event.notEditable',
  'series.notFound',
  'series.invalid',
  'event.startsInPast',
] as const;

/** Operations on when a series repeats. */
export const ruleOperations = {
  previewRule: {
    method: 'POST',
    path: '/events/{eventId}/series/rule/preview',
    summary: 'Preview what another recurrence rule would change',
    access: 'event:manage',
    input: z.strictObject(rule),
    output: RuleEffect,
    errors,
  },
  changeRule: {
    method: 'PUT',
    path: '/events/{eventId}/series/rule',
    summary: 'Change the recurrence rule of this and following events, or of all upcoming ones',
    access: 'event:manage',
    input: z.strictObject({
      ...rule,
      /** Why dates that people are in do not take place. */
      reason: CancelReason.default('host'),
      message: Lines(300, 'The message').optional(),
    }),
    output: RuleEffect.extend({
      seriesId: SeriesId,
      /** The event of the first date. */
      firstEventId: EventId,
      firstDate: LocalDate,
    }),
    errors,
  },
} as const;
