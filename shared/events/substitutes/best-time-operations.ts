import * as z from 'zod';
import { UserId } from '#shared/ids.ts';
import { availabilityFacts } from '#shared/people/availability/schemas.ts';
import { ClockTime, TimeZone } from '#shared/time.ts';

/** What a host looks for who wants to find a time. */
const WishInput = z.strictObject({
  /** Besides the caller, who is always counted. People who do not share their hours are named as such. */
  userIds: z.array(UserId).max(20, 'At most 20 people.'),
  fromDate: z.iso.date('Choose a day.'),
  days: z.int().min(1, 'Between 1 and 14 days.').max(14, 'Between 1 and 14 days.'),
  earliest: ClockTime,
  latestEnd: ClockTime,
  durationMinutes: z
    .int('Give a whole number.')
    .min(30, 'Between 30 and 480 minutes.')
    .max(480, 'Between 30 and 480 minutes.'),
  timeZone: TimeZone,
});

const BestTime = z.object({
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  /** On the clock that was asked for. */
  localStart: z.string(),
  free: z.array(UserId),
  /** Outside their hours, or in another event by then. */
  lost: z.array(z.object({ userId: UserId, because: z.enum(['hours', 'plans']) })),
});

/**
 * When people can meet. Only the hours of those who can be asked to substitute are used: others have not said that
 * anybody may know them (authorization matrix, user.availability).
 */
export const bestTimeOperations = {
  getAvailabilityOf: {
    method: 'GET',
    path: '/events/users/{userId}/availability',
    summary: 'Read when a player who may substitute is available',
    access: 'profileComplete',
    input: z.strictObject({ userId: UserId }),
    output: z.object(availabilityFacts),
    errors: ['user.notFound'],
  },
  listSharingPeople: {
    method: 'GET',
    path: '/events/me/best-times/people',
    summary: 'List players from your events who share their availability',
    access: 'profileComplete',
    input: z.strictObject({}),
    output: z.object({ people: z.array(z.object({ userId: UserId, displayName: z.string() })) }),
  },
  findBestTimes: {
    method: 'POST',
    path: '/events/me/best-times',
    summary: "Find the times most of a group can play, and who can't at each",
    access: 'profileComplete',
    limit: { calls: 60, per: 'hour' },
    input: WishInput,
    output: z.object({
      times: z.array(BestTime),
      /** Asked for, and not known: they share nothing, or the id is unknown. */
      unknown: z.array(UserId),
    }),
  },
} as const;
