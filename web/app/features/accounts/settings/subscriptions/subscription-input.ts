import * as z from 'zod';
import { weekdays } from '#shared/discovery/subscriptions/matching.ts';
import {
  ActivitySubscription,
  type ShownSubscription,
  subscriptionRadius,
} from '#shared/discovery/subscriptions/schemas.ts';
import { SkillLevel } from '#shared/events/rsvp/eligibility.ts';
import { viewerZone } from '#web/blocks/event-time.ts';

const { address, radius, activities, frequency, priceMax } = ActivitySubscription.shape;
const Day = z.union([z.iso.date(), z.literal('')]).optional();

/** The form of one city, with days as people name them. */
export const SubscriptionInput = z
  .strictObject({
    id: z.int(),
    version: z.int(),
    address,
    radius,
    activities,
    frequency,
    isTemporary: z.boolean(),
    startDay: Day,
    endDay: Day,
    levels: z.array(SkillLevel),
    weekdays: z.array(z.enum(weekdays)),
    priceMax,
  })
  .refine(({ isTemporary, startDay }) => !isTemporary || startDay, {
    path: ['startDay'],
    message: 'Choose the first day.',
  })
  .refine(({ isTemporary, endDay }) => !isTemporary || endDay, { path: ['endDay'], message: 'Choose the last day.' })
  .refine(({ isTemporary, startDay, endDay }) => !isTemporary || !startDay || !endDay || startDay <= endDay, {
    path: ['endDay'],
    message: 'The last day cannot be before the first.',
  })
  .refine(({ isTemporary, endDay }) => !isTemporary || !endDay || endOf(endDay) > Date.now(), {
    path: ['endDay'],
    message: 'The last day has passed.',
  });
export type SubscriptionInput = z.output<typeof SubscriptionInput>;

const startOf = (day: string) => new Date(`${day}T00:00:00`).getTime();
const endOf = (day: string) => new Date(`${day}T23:59:59.999`).getTime();
const twoDigits = (value: number) => String(value).padStart(2, '0');
/** A day on the reader's clock. */
export const dayOf = (instant: number): string => {
  const date = new Date(instant);
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
};

/** What the form begins with: 15 miles and nothing else of a new one (R-ACTSUB-11). */
export const beginWith = (one: ShownSubscription | undefined, version: number) => ({
  id: one?.id ?? Date.now(),
  version,
  radius: subscriptionRadius.usual as number,
  activities: [] as string[],
  frequency: 'daily' as const,
  ...(one && { address: one.address, radius: one.radius, activities: one.activities, frequency: one.frequency }),
  isTemporary: one?.startDate !== undefined,
  ...(one?.startDate !== undefined && { startDay: dayOf(one.startDate) }),
  ...(one?.endDate !== undefined && { endDay: dayOf(one.endDate) }),
  levels: one?.levels ?? [],
  weekdays: (one?.daysOfWeek ?? []).flatMap((day) => weekdays[day] ?? []),
  ...(one?.priceMax && { priceMax: one.priceMax }),
});

/** What the API is told. One that is saved again is active again. */
export function toSubscription(said: SubscriptionInput): ActivitySubscription {
  const { id, address, radius, activities, frequency, isTemporary, startDay, endDay, priceMax } = said;
  return {
    id,
    address,
    radius,
    activities,
    frequency,
    status: 'active',
    timeZone: viewerZone(),
    ...(isTemporary && startDay && endDay && { startDate: startOf(startDay), endDate: endOf(endDay) }),
    ...(said.levels.length > 0 && { levels: said.levels }),
    ...(said.weekdays.length > 0 && { daysOfWeek: said.weekdays.map((day) => weekdays.indexOf(day)) }),
    ...(priceMax && { priceMax }),
  };
}
