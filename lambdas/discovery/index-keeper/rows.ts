import * as z from 'zod';
import { Event } from '#shared/events/schemas.ts';

/** What the index reads of an event's row. Contexts do not share code, so the row is taken as data and parsed. */
export const EventRow = Event.pick({
  eventId: true,
  version: true,
  title: true,
  gameTypeId: true,
  otherGameType: true,
  location: true,
  startsAt: true,
  timeZone: true,
  visibility: true,
  status: true,
}).extend({ __edb_e__: z.literal('event'), capacity: z.int().optional() });
export type EventRow = z.infer<typeof EventRow>;

const numbers = z.record(z.string(), z.number());

/** What the index reads of a line's row; see `shared/events/seats.ts`. */
export const SeatsRow = z.object({
  __edb_e__: z.literal('seats'),
  eventId: Event.shape.eventId,
  version: z.int(),
  capacity: z.int(),
  order: numbers,
  heads: numbers,
  open: z.boolean(),
  startsAt: Event.shape.startsAt,
});
export type SeatsRow = z.infer<typeof SeatsRow>;

/** A row of either kind, told apart by the name of its entity. */
export const FollowedRow = z.discriminatedUnion('__edb_e__', [EventRow, SeatsRow]);
