import * as z from 'zod';
import { City } from '#shared/city.ts';
import { EventId, PlaceId, UserId } from '#shared/ids.ts';
import { OfferedWays } from '#shared/payments/outside/pay-outside.ts';
import { GameTypeId } from '#shared/places/game-types.ts';
import { startOf } from '#shared/start-window.ts';
import { Line, Lines } from '#shared/text.ts';
import { LocalDateTime, TimeZone } from '#shared/time.ts';
import { Attachment } from '../files/attachment.ts';
import { ShownHost } from '../hosts/hosts.ts';
import { Capacity } from '../rsvp/line/capacity.ts';
import { RsvpPolicy, shownPolicy } from '../rsvp/rsvp-policy.ts';
import { occurrenceFields } from '../series/recurrence-schemas.ts';
import { eventExtras } from './extras.ts';
import { OnlineUrl } from './online.ts';
import { eventVisibilities } from './visibility.ts';

/** What sort of gathering it is (domain 4.4). */
const eventKinds = [
  'pickup',
  'practice',
  'match',
  'league_night',
  'tournament',
  'clinic',
  'tryout',
  'social',
  'meeting',
  'volunteer',
  'camp',
] as const;
export const EventKind = z.enum(eventKinds, 'Choose what kind of event it is.');

/**
 * Public events are found by anyone; unlisted ones opened by link; private ones only with its
 * token; those of a community only by its people, and those for invitees only by who was invited.
 */
const Visibility = z.enum(eventVisibilities);

export const Point = z.strictObject({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) });
export type Point = z.infer<typeof Point>;

/** Where an event is: at a named place, at an address, or to be decided. The city is always known, so it can be found. */
export const EventLocation = z.strictObject({
  kind: z.enum(['place', 'address', 'tbd']),
  /** A place of ours; name, address, city and pin are then what they were when the event was last written. */
  placeId: PlaceId.optional(),
  /** Parts of it. */
  courts: z.array(z.strictObject({ courtId: z.string(), name: z.string() })).optional(),
  name: z.string().optional(),
  address: z.string().optional(),
  city: City,
  /** The pin; the city's centre until it is moved. */
  point: Point,
});
export type EventLocation = z.infer<typeof EventLocation>;

/** What an organiser sends: the city is named by its suggestion, the server looks up the rest. */
const EventLocationInput = z
  .strictObject({
    kind: z.enum(['place', 'address', 'tbd'], 'Choose where it is.'),
    /** A place of ours: it says its name, address, city and pin itself. */
    placeId: PlaceId.optional(),
    courtIds: z.array(z.string().max(26)).max(60).optional(),
    name: Line(2, 80, 'The place').optional(),
    address: Line(5, 200, 'The address').optional(),
    cityPlaceId: z.string('Pick a city from the suggestions.').min(1, 'Pick a city from the suggestions.').max(200),
    point: Point.optional(),
  })
  .refine(({ kind, name, placeId }) => kind !== 'place' || name !== undefined || placeId !== undefined, {
    path: ['name'],
    message: 'The place is required.',
  })
  .refine(({ kind, address }) => kind !== 'address' || address !== undefined, {
    path: ['address'],
    message: 'The address is required.',
  });

/** Hours and minutes, 15 minutes to 14 days in all (domain 4.4). */
const Duration = z
  .strictObject({ hours: z.int().min(0).max(336), minutes: z.int().min(0).max(59) })
  .refine(({ hours, minutes }) => hours * 60 + minutes >= 15, 'An event lasts at least 15 minutes.')
  .refine(({ hours, minutes }) => hours * 60 + minutes <= 14 * 24 * 60, 'An event lasts at most 14 days.');

/** What the host decides about an event. Scheduling and editing take the same fields. */
export const EventDetails = z.strictObject({
  title: Line(2, 80, 'The title'),
  gameTypeId: GameTypeId,
  /** Named by the host when the game type is Other. */
  otherGameType: Line(2, 30, 'The sport').optional(),
  kind: EventKind,
  location: EventLocationInput,
  /** Shown to who is in and to hosts alone. */
  onlineUrl: OnlineUrl.optional(),
  localStart: startOf(LocalDateTime),
  timeZone: TimeZone,
  duration: Duration,
  description: Lines(5000, 'The description').default(''),
  /** People who can be in; null means no limit. */
  capacity: Capacity.nullable(),
  allowWaitlist: z.boolean().default(true),
  /** People may still answer after the start, until the end. */
  allowLateRsvp: z.boolean().default(false),
  visibility: Visibility.default('public'),
  ...RsvpPolicy.shape,
  ...eventExtras,
});

/** Why an event was called off (domain 4.4.1). */
export const CancelReason = z.enum(
  ['weather', 'minimum_not_met', 'venue', 'host', 'safety', 'other'],
  'Choose a reason.',
);

/** What is stored; `live` and `completed` follow from the clock (see `states.ts`). */
const StoredStatus = z.enum(['draft', 'scheduled', 'postponed', 'cancelled']);
export const EventStatus = z.enum(['draft', 'scheduled', 'postponed', 'cancelled', 'live', 'completed']);
export type EventStatus = z.infer<typeof EventStatus>;

/** An event as its readers see it. Instants are UTC; `localStart` is the wall clock in `timeZone`. */
export const Event = z.object({
  eventId: EventId,
  version: z.int(),
  title: z.string(),
  gameTypeId: GameTypeId,
  otherGameType: z.string().optional(),
  kind: EventKind,
  location: EventLocation,
  /** There is an online address, which who is in is told. */
  isOnline: z.boolean().optional(),
  localStart: z.string(),
  timeZone: z.string(),
  duration: z.object({ hours: z.int(), minutes: z.int() }),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  description: z.string(),
  capacity: z.int().nullable(),
  allowWaitlist: z.boolean(),
  allowLateRsvp: z.boolean(),
  visibility: Visibility,
  ...shownPolicy,
  ...eventExtras,
  payOutside: OfferedWays.optional(),
  attachments: z.array(Attachment).optional(),
  /** What the community that hosts it was called when the event was last written. */
  teamName: z.string().optional(),
  status: StoredStatus,
  cancelled: z
    .object({
      reason: CancelReason,
      message: z.string().optional(),
      /** The event that makes up for one that the weather stopped. */
      makeUpEventId: EventId.optional(),
    })
    .optional(),
  ...occurrenceFields,
  creatorId: UserId,
  hostName: z.string(),
  /** Its hosts, first come first. */
  hosts: z.array(ShownHost).optional(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Event = z.infer<typeof Event>;

/**
 * Where a person stands: in, waiting at a position (1 is next), with a seat held for them until an instant, asked and not
 * answered, or not on the list.
 */
export const Place = z.discriminatedUnion('status', [
  z.object({ status: z.literal('in') }),
  z.object({ status: z.literal('waiting'), position: z.int().min(1) }),
  z.object({ status: z.literal('offered'), until: z.iso.datetime() }),
  z.object({ status: z.literal('requested') }),
  z.object({ status: z.literal('none') }),
]);
export type Place = z.infer<typeof Place>;

/**
 * How full an event is: heads that are in, people in line, and free seats, null without a limit. The same by group where it
 * has groups; `free` is then what people of the group can still have.
 */
export const Seats = z.object({
  taken: z.int(),
  waiting: z.int(),
  /** Players in line with a held seat. */
  offered: z.int().optional(),
  free: z.int().nullable(),
  groups: z.array(z.object({ key: z.string(), taken: z.int(), free: z.int() })).optional(),
});
export type Seats = z.infer<typeof Seats>;
