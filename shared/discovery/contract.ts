import * as z from 'zod';
import { defineContract } from '../contract/operation.ts';
import { EventId } from '../ids.ts';
import { GameTypeId } from '../places/game-types.ts';

/** What a list or a map shows of an event; small, because an index keeps several copies of it. */
export const EventCard = z.object({
  eventId: EventId,
  title: z.string(),
  gameTypeId: z.string(),
  otherGameType: z.string().optional(),
  startsAt: z.iso.datetime(),
  timeZone: z.string(),
  placeLabel: z.string(),
  lat: z.number(),
  lng: z.number(),
  /** Null without a limit; approximate by a few seconds, the event itself knows better. */
  free: z.int().nullable(),
  waiting: z.int(),
  distanceMiles: z.number(),
});
export type EventCard = z.infer<typeof EventCard>;

export const discovery = defineContract('discovery', {
  findEvents: {
    method: 'GET',
    path: '/discover/events',
    summary: 'Find public events near a point, soonest first',
    access: 'public',
    cacheSeconds: 30,
    input: z.strictObject({
      lat: z.coerce.number().min(-90).max(90),
      lng: z.coerce.number().min(-180).max(180),
      radiusMiles: z.coerce.number().min(1).max(50).default(15),
      /** Calendar days, UTC bounds given as instants by the client. */
      from: z.iso.datetime().optional(),
      until: z.iso.datetime().optional(),
      gameTypeId: GameTypeId.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(20),
      cursor: z.string().max(1024).optional(),
    }),
    output: z.object({ events: z.array(EventCard), nextCursor: z.string().optional() }),
    errors: ['request.cursorInvalid'],
  },
});
