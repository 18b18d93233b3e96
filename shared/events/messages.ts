import * as z from 'zod';
import { defineMessage } from '../contract/message.ts';
import { EventId, PersonId, PlaceId, SeriesId } from '../ids.ts';
import { ListedFacts } from './details/listed-facts.ts';
import { ToldGroup } from './details/listed-groups.ts';

/** Who reacts to an event reads it again, so these carry ids, not copies; the two for an index below carry what it keeps. */
export const eventScheduled = defineMessage('events.eventScheduled', z.object({ eventId: EventId }));
/**
 * `material` when people who are in must be told; `wasStartsAt` is the start before the change, `wasTimeTbd` says
 * that only its day was known.
 */
export const eventChanged = defineMessage(
  'events.eventChanged',
  z.object({
    eventId: EventId,
    version: z.int(),
    material: z.boolean(),
    wasStartsAt: z.iso.datetime(),
    wasTimeTbd: z.boolean().optional(),
  }),
);
export const eventPostponed = defineMessage('events.eventPostponed', z.object({ eventId: EventId, version: z.int() }));
export const eventCancelled = defineMessage('events.eventCancelled', z.object({ eventId: EventId, version: z.int() }));

const standing = z.enum(['in', 'waiting', 'offered', 'requested', 'none']);
/**
 * A person's standing changed: joined, waits, was promoted, got an offer, asked, left or was removed. `entry` is the number
 * that they had on the list until they were off it, `isLate` where a seat came free once the event's minimum was counted.
 */
export const rsvpChanged = defineMessage(
  'events.rsvpChanged',
  z.object({
    eventId: EventId,
    userId: PersonId,
    from: standing,
    to: standing,
    entry: z.int().optional(),
    isLate: z.literal(true).optional(),
  }),
);

/** A host took a player off the list. Recorded with the removal, because the line alone cannot say who ended an answer. */
export const joinerRemoved = defineMessage('events.joinerRemoved', z.object({ eventId: EventId, userId: PersonId }));

/**
 * A request to come was answered, by the host or by those who are in; `expired` when the event began first. What the host
 * wrote with it is kept beside the message and not in it.
 */
export const requestDecided = defineMessage(
  'events.requestDecided',
  z.object({
    eventId: EventId,
    userId: PersonId,
    approved: z.boolean(),
    expired: z.boolean().optional(),
  }),
);

/** The time to take or to pay a held spot ran out, and its player is off the list. Recorded with that, because the line forgets them. */
export const holdLapsed = defineMessage('events.holdLapsed', z.object({ eventId: EventId, userId: PersonId }));

/** Seats became free that the line may take first. */
export const seatsOpened = defineMessage('events.seatsOpened', z.object({ eventId: EventId, seatsVersion: z.int() }));

/** Seats were drawn among those who entered. */
export const drawHeld = defineMessage('events.drawHeld', z.object({ eventId: EventId }));

/** An event has too few people shortly before it would be called off for it. */
export const eventAtRisk = defineMessage(
  'events.eventAtRisk',
  z.object({ eventId: EventId, startsAt: z.iso.datetime(), decidesAt: z.iso.datetime() }),
);

/** What is publicly searchable of an event. Nothing of a person is in it, but for what the host wrote into the title. */
const Shown = z.object({
  title: z.string(),
  gameTypeId: z.string(),
  otherGameType: z.string().optional(),
  endsAt: z.iso.datetime().optional(),
  timeZone: z.string(),
  placeLabel: z.string(),
  /** The geohash is of its middle. */
  city: z.object({ name: z.string(), hash: z.string() }).optional(),
  /** The place of ours where it happens. */
  placeId: PlaceId.optional(),
  lat: z.number(),
  lng: z.number(),
  /** What is free until the line has been counted; null without a limit. */
  capacity: z.int().nullable(),
  groups: z.array(ToldGroup).optional(),
  /** The series that it is a date of; the first one where that was split since. */
  seriesId: SeriesId.optional(),
  /** Without so many it is called off: heads, or people where guests do not count. Absent where it takes place anyhow. */
  minimum: z.object({ needed: z.int(), counts: z.enum(['heads', 'people']) }).optional(),
  ...ListedFacts.shape,
});

/** Marks of who runs an event, for blocks, which contain no names; and its audience: see `askedOf`. */
export const ListingTerms = z.object({ hostMarks: z.array(z.string()), asked: z.string() });
export type ListingTerms = z.infer<typeof ListingTerms>;

/**
 * What a public index may know of an event as of a version, recorded with every write of the event. `shown` is absent
 * while the event is not publicly searchable: a draft, unlisted, private, postponed or cancelled.
 */
export const listingChanged = defineMessage(
  'events.listingChanged',
  z.object({
    eventId: EventId,
    version: z.int(),
    startsAt: z.iso.datetime(),
    shown: Shown.optional(),
    /** Never shown: it decides who hears of the event. Beside `shown`, and absent where that is. */
    terms: ListingTerms.optional(),
  }),
);

/** How full an event is as of a version of its line, told when that is another than before. */
export const seatsCounted = defineMessage(
  'events.seatsCounted',
  z.object({
    eventId: EventId,
    seatsVersion: z.int(),
    /** Null without a limit. */
    free: z.int().nullable(),
    /** In line, without held seats. */
    waiting: z.int(),
    /** Who is in, with and without their guests. */
    heads: z.int().optional(),
    people: z.int().optional(),
    groups: z.array(z.object({ key: z.string(), free: z.int() })).optional(),
  }),
);

/** A series began or is another: its events have to follow. */
export const seriesChanged = defineMessage('events.seriesChanged', z.object({ seriesId: SeriesId }));

/** The events of a series are what its version says, and people who are in them hear of it, from a date on. */
export const seriesSettled = defineMessage(
  'events.seriesSettled',
  z.object({
    seriesId: SeriesId,
    version: z.int(),
    kind: z.enum(['changed', 'cancelled']),
    fromDate: z.iso.date(),
    /** Dates that another rule took away. */
    removed: z.array(z.iso.date()).optional(),
    /** The dates that stay are as they were. */
    onlyRemoved: z.boolean().optional(),
  }),
);

/** A player answered a whole series. */
export const seriesJoined = defineMessage(
  'events.seriesJoined',
  z.object({ rootId: SeriesId, seriesId: SeriesId, userId: PersonId, dates: z.array(z.iso.date()) }),
);

/** A player gave up their seats on all these dates of a series. */
export const seriesLeft = defineMessage(
  'events.seriesLeft',
  z.object({ rootId: SeriesId, seriesId: SeriesId, userId: PersonId, dates: z.array(z.iso.date()) }),
);

/** A player's standing answer to a series ended, because they did not come two times in a row. */
export const standingDropped = defineMessage(
  'events.standingDropped',
  z.object({ rootId: SeriesId, seriesId: SeriesId, eventId: EventId, userId: PersonId }),
);
