import * as z from 'zod';
import { City } from '#shared/city.ts';
import { Point } from '#shared/events/details/schemas.ts';
import { Phone } from '#shared/phone.ts';
import { Line, Lines } from '#shared/text.ts';
import { TimeZone } from '#shared/time.ts';
import { GameTypeId } from '../game-types.ts';

/** What sort of place it is (domain 4.16). */
const placeKinds = ['park', 'gym', 'club', 'school', 'beach', 'track', 'pool', 'rink', 'other'] as const;
export const PlaceKind = z.enum(placeKinds, 'Choose what kind of place it is.');

const accessKinds = ['public', 'membership', 'school_hours', 'permit', 'paid'] as const;
export const AccessKind = z.enum(accessKinds, 'Choose who may play there.');

export const amenityKinds = [
  'restrooms',
  'water',
  'parking_free',
  'parking_paid',
  'parking_street',
  'seating',
  'shade',
  'lockers',
  'first_aid',
  'wifi',
  'food',
  'transit',
  'step_free',
  'dogs',
] as const;
export const Amenity = z.enum(amenityKinds, 'Choose amenities from the list.');

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const Weekday = z.enum(weekdays);
const Weekdays = z.array(Weekday).min(1, 'Choose at least one day.').max(7);

/** On the wall clock of the place. */
const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Give a time like 18:30.');

/** Hosts that only a machine or a network of one's own answers to. */
const privateHost =
  /^(localhost|.*\.(local|localhost|internal|test|home|lan)|\[.*|(10|127|0)(\.\d+){3}|169\.254(\.\d+){2}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2}|[^.]+)$/;

/** A public page: https, and never fetched by us. */
const WebAddress = z
  .url({ protocol: /^https$/, error: 'Give a full address that begins with https://.' })
  .max(500, 'The address can have at most 500 characters.')
  // Asked of what is no address at all, too.
  .refine((value) => !privateHost.test(URL.parse(value)?.hostname ?? ''), 'Enter a public web address.');

/** Something to play on. The id stays the same when it is renamed, so that events keep pointing at it. */
const Court = z.strictObject({
  courtId: z.string().regex(/^[A-Za-z0-9_-]{1,26}$/),
  name: Line(1, 40, 'The name'),
  gameTypeId: GameTypeId,
  surface: z.enum(['asphalt', 'concrete', 'clay', 'grass', 'turf', 'sand', 'wood', 'rubber', 'ice', 'water', 'other']),
  setting: z.enum(['outdoor', 'indoor', 'covered']),
  lines: z.enum(['permanent', 'shared', 'temporary']).optional(),
  nets: z.enum(['permanent', 'portable', 'bring']).optional(),
  lights: z.boolean().default(false),
  size: Line(1, 40, 'The size').optional(),
  accessible: z.boolean().default(false),
});

/** Weekly hours; an end before the start is on the next day. */
const OpenHours = z.strictObject({ days: Weekdays, from: ClockTime, to: ClockTime });

/** A day that is unlike its weekday: other hours, or closed where none are given. */
const HoursException = z.strictObject({
  on: z.iso.date('Choose the day.'),
  from: ClockTime.optional(),
  to: ClockTime.optional(),
  note: Line(1, 80, 'The note').optional(),
});

const OpenPlay = z.strictObject({
  gameTypeId: GameTypeId,
  level: Line(1, 40, 'The level').optional(),
  days: Weekdays,
  from: ClockTime,
  to: ClockTime,
  contact: Line(1, 120, 'The contact').optional(),
  note: Line(1, 200, 'The note').optional(),
});

const Access = z.strictObject({
  kind: AccessKind,
  priceNote: Line(1, 120, 'The price').optional(),
  bookingType: z.enum(['none', 'link', 'phone', 'walk_up']).default('none'),
  bookingUrl: WebAddress.optional(),
  bookingPhone: Phone.optional(),
});

const unique = (values: readonly string[]) => new Set(values).size === values.length;
const Aliases = z
  .array(Line(2, 80, 'The other name'))
  .max(10, 'At most ten other names.')
  .default([]);

/** Where it is, as people send it: the city is named by its suggestion. */
const PlaceLocationInput = z.strictObject({
  address: Line(5, 300, 'The address').optional(),
  cityPlaceId: z.string('Pick a city from the suggestions.').min(1, 'Pick a city from the suggestions.').max(200),
  /** The pin; the city's centre until it is moved. */
  point: Point.optional(),
});

const known = {
  name: Line(2, 80, 'The name'),
  aliases: Aliases,
  kind: PlaceKind,
  timeZone: TimeZone,
  entrances: z
    .array(z.strictObject({ name: Line(1, 60, 'The name'), point: Point }))
    .max(10)
    .default([]),
  sports: z
    .array(GameTypeId)
    .min(1, 'Choose at least one sport.')
    .max(15, 'At most 15 sports.')
    .refine(unique, 'Each sport once.'),
  courts: z
    .array(Court)
    .max(60, 'At most 60 courts.')
    .refine((courts) => unique(courts.map(({ courtId }) => courtId)), 'Two courts have the same id.')
    .default([]),
  access: Access,
  hours: z.array(OpenHours).max(21).default([]),
  hourExceptions: z.array(HoursException).max(60).default([]),
  /** Open from sunrise to sunset, whatever else the hours say. */
  sunlight: z.boolean().default(false),
  amenities: z.array(Amenity).max(amenityKinds.length).refine(unique, 'Each amenity once.').default([]),
  openPlay: z.array(OpenPlay).max(20).default([]),
  description: Lines(2000, 'The description').default(''),
  rules: Lines(2000, 'The rules').default(''),
  contact: Line(3, 120, 'The contact').optional(),
  website: WebAddress.optional(),
};

/** What people say about a place. Adding, changing and suggesting take the same fields. */
export const PlaceDetails = z.strictObject({ ...known, location: PlaceLocationInput });

/** The same as it is kept: with the city as the suggestions know it. */
export const KnownDetails = z.object({
  ...known,
  location: z.strictObject({ address: z.string().optional(), city: City, point: Point }),
  openPlay: z.array(OpenPlay.extend({ confirmedAt: z.iso.datetime() })),
});
export type KnownDetails = z.output<typeof KnownDetails>;
