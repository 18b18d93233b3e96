import * as z from 'zod';
import { City } from '#shared/city.ts';
import { SubstitutionId, UserId } from '#shared/ids.ts';
import { GameTypeId } from '#shared/places/game-types.ts';
import { Line, Lines } from '#shared/text.ts';
import { ClockTime, TimeZone } from '#shared/time.ts';
import { levelOf, SkillLevel } from '../rsvp/eligibility.ts';

/** No search reaches further; it bounds how many areas one look reads. */
const farthestMiles = 50;
const Miles = z
  .int('Give a whole number.')
  .min(1, 'Between 1 and 50 miles.')
  .max(farthestMiles, 'Between 1 and 50 miles.');

const Positions = z
  .array(Line(2, 30, 'A position'))
  .max(8, 'At most eight positions.')
  .refine((all) => new Set(all.map((one) => one.toLowerCase())).size === all.length, 'Each position once.');

/** What a player says about substituting in one sport. */
const SportAvailability = z.strictObject({
  gameTypeId: GameTypeId,
  /** False keeps what was said, and pauses requests. */
  available: z.boolean(),
  level: SkillLevel,
  /** None means any. */
  positions: Positions.default([]),
});

const shared = {
  sports: z
    .array(SportAvailability)
    .min(1, 'Choose a sport.')
    .max(10, 'At most ten sports.')
    .refine((all) => new Set(all.map(({ gameTypeId }) => gameTypeId)).size === all.length, 'Each sport once.'),
  /** Farthest way from the city's centre. */
  radiusMiles: Miles,
  /** How long before the start they have to know. */
  noticeHours: z.int('Give a whole number.').min(0, 'Between 0 and 168 hours.').max(168, 'Between 0 and 168 hours.'),
  /** They get no messages in between; both the same means never quiet. */
  quietFrom: ClockTime,
  quietUntil: ClockTime,
  timeZone: TimeZone,
  /** The first day on which they may be asked again. */
  pausedUntil: z.iso.date('Choose a day.').optional(),
};

/** What a person sends to be asked as a substitute. How old they are is no part of it: their stored birthdate says so. */
export const SubstituteInput = z.strictObject({
  ...shared,
  cityPlaceId: z.string('Pick a city from the suggestions.').min(1, 'Pick a city from the suggestions.').max(200),
});

export type SubstituteInput = z.input<typeof SubstituteInput>;

/** What is offered to players without settings. */
export const usualSubstitute = { radiusMiles: 15, noticeHours: 3, quietFrom: '22:00', quietUntil: '08:00' };

export const SubstituteProfile = z.object({ ...shared, city: City });
export type SubstituteProfile = z.infer<typeof SubstituteProfile>;

/** What a host asks for. */
export const SubstitutesWanted = z.strictObject({
  needed: z
    .int('Give a whole number.')
    .min(1, 'Between 1 and 10 substitutes.')
    .max(10, 'Between 1 and 10 substitutes.'),
  /** None means any. */
  positions: Positions.default([]),
  leastLevel: SkillLevel.optional(),
  mostLevel: SkillLevel.optional(),
  message: Lines(300, 'The message').default(''),
  /** How far from the event people are asked. */
  radiusMiles: Miles.default(15),
  /** How many are asked at once. */
  waveSize: z
    .int('Give a whole number.')
    .min(1, 'Between 1 and 10 people.')
    .max(10, 'Between 1 and 10 people.')
    .default(5),
});
export type SubstitutesWanted = z.infer<typeof SubstitutesWanted>;

/** The levels of a search in their order. */
export const levelsInOrder = ({
  leastLevel,
  mostLevel,
}: Pick<SubstitutesWanted, 'leastLevel' | 'mostLevel'>): boolean =>
  !leastLevel || !mostLevel || levelOf(leastLevel) <= levelOf(mostLevel);

export const RequestStatus = z.enum(['open', 'partially_filled', 'filled', 'expired', 'cancelled']);
export const OfferStatus = z.enum(['sent', 'seen', 'accepted', 'declined', 'too_late', 'expired']);

/** Why a player in the pool is not asked, or may not come. */
export const obstacles = [
  'age',
  'sport',
  'level',
  'position',
  'distance',
  'paused',
  'notice',
  'quietHours',
  'membership',
  'hours',
  'plans',
] as const;
export type Obstacle = (typeof obstacles)[number];

/** A search as its host sees it. */
export const RequestView = z.object({
  ...SubstitutesWanted.shape,
  requestId: SubstitutionId,
  status: RequestStatus,
  accepted: z.int(),
  waves: z.array(z.object({ wave: z.int(), sentAt: z.iso.datetime(), asked: z.int() })),
  offers: z.array(z.object({ userId: UserId, displayName: z.string(), wave: z.int(), status: OfferStatus })),
  /** When the next people are asked; absent once it has ended. */
  nextLookAt: z.iso.datetime().optional(),
  /** How many nearby were not asked at the last look, by the first reason. */
  notAsked: z.array(z.object({ reason: z.enum(obstacles), people: z.int() })),
});
