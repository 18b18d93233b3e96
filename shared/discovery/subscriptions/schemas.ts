import * as z from 'zod';
import { SkillLevel } from '#shared/events/rsvp/eligibility.ts';
import { Amount } from '#shared/money.ts';
import { gameTypes, otherGameTypeId } from '#shared/places/game-types.ts';
import { TimeZone } from '#shared/time.ts';
import { Line } from '../../text.ts';

/** How many a person may have. */
export const mostActivitySubscriptions = 10;
/** In miles (R-ACTSUB-10 to 12). */
export const subscriptionRadius = { least: 1, most: 50, usual: 15, step: 1 } as const;
const mostActivities = 20;
const mostDays = 366;
const dayMs = 24 * 60 * 60_000;

/** What can be subscribed to: `Other` says nothing of what it is (R-ACTSUB-14). */
export const subscribable: readonly string[] = gameTypes
  .filter(({ gameTypeId }) => gameTypeId !== otherGameTypeId)
  .map(({ label }) => label);

/** What may be wrong with an address, as the specification calls it, in words. */
export const addressFaults = {
  required: 'Address is required.',
  invalidLocation: 'Pick a city from the suggestions.',
} as const;

const { invalidLocation } = addressFaults;
const Address = z.strictObject(
  {
    name: z.string(invalidLocation).pipe(Line(1, 120, 'Address')),
    lat: z.number(invalidLocation).min(-90, invalidLocation).max(90, invalidLocation),
    lng: z.number(invalidLocation).min(-180, invalidLocation).max(180, invalidLocation),
    description: z.string(invalidLocation).min(1, invalidLocation).max(250, invalidLocation),
  },
  { error: ({ input }) => (input === undefined ? addressFaults.required : invalidLocation) },
);

const Radius = z
  .int('Give whole miles.')
  .min(subscriptionRadius.least, 'At least 1 mile.')
  .max(subscriptionRadius.most, 'At most 50 miles.');

const Activities = z
  .array(z.string().refine((label) => subscribable.includes(label), 'Choose activities from the list.'))
  .min(1, 'Choose at least one activity.')
  .max(mostActivities, 'Choose at most 20 activities.')
  .refine((labels) => new Set(labels).size === labels.length, 'Name each activity once.');

const Instant = z.int('Choose a day.').positive('Choose a day.');

/** Sunday is 0. */
const Weekday = z.int().min(0).max(6);

export const frequencies = ['daily', 'weekly', 'instant'] as const;

const facts = {
  /** When it was made, in milliseconds since 1970 (R-ACTSUB-01). */
  id: z.int().positive(),
  address: Address,
  radius: Radius.default(subscriptionRadius.usual),
  activities: Activities,
  /** Both for a temporary one, neither for one without an end. Milliseconds since 1970. */
  startDate: Instant.optional(),
  endDate: Instant.optional(),
  frequency: z.enum(frequencies, 'Choose how often.').default('daily'),
  status: z.enum(['active', 'paused']).default('active'),
  /** Any of these is meant by an event. */
  levels: z.array(SkillLevel).min(1).max(3).optional(),
  daysOfWeek: z.array(Weekday).min(1).max(7).optional(),
  /** An amount of 0 matches free events. */
  priceMax: Amount.optional(),
  /** Where its person was when they saved it. */
  timeZone: TimeZone,
};

/** The last day of a temporary one is asked for; its range has an order and an end in sight. */
export const ActivitySubscription = z
  .strictObject(facts)
  .refine(({ startDate, endDate }) => startDate === undefined || endDate !== undefined, {
    path: ['endDate'],
    message: 'Choose the last day.',
  })
  .refine(({ startDate, endDate }) => endDate === undefined || startDate !== undefined, {
    path: ['startDate'],
    message: 'Choose the first day.',
  })
  .refine(({ startDate = 0, endDate = Infinity }) => startDate < endDate, {
    path: ['endDate'],
    message: 'The last day cannot be before the first.',
  })
  .refine(({ startDate, endDate = 0 }) => startDate === undefined || endDate - startDate <= mostDays * dayMs, {
    path: ['endDate'],
    message: 'At most a year.',
  });
export type ActivitySubscription = z.output<typeof ActivitySubscription>;

/** As its person sees it. */
export const ShownSubscription = z.object({
  ...facts,
  /** Its last day has passed. */
  isExpired: z.boolean(),
  lastSentAt: z.iso.datetime().optional(),
});
export type ShownSubscription = z.output<typeof ShownSubscription>;
