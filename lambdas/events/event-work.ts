import * as z from 'zod';
import { Envelope } from '#shared/contract/message.ts';
import { EventId, GuestId, SubstitutionId } from '#shared/ids.ts';

/** Where this context's due work waits. */
export const eventQueue = 'events';

/**
 * What may be due: reminders of one event, offers and requests that end, what too few people mean for it, the drawing of
 * its seats, its becoming public, people to be invited, substitutes to be asked, guests to be forgotten, or facts whose
 * telling has to wait or be tried again.
 */
export const EventWork = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('remind'),
    eventId: EventId,
    /** The start that the reminder is for: another start has a reminder of its own. */
    startsAt: z.iso.datetime(),
    minutesBefore: z.int(),
  }),
  z.object({ kind: z.literal('settle'), eventId: EventId }),
  z.object({
    kind: z.literal('minimum'),
    eventId: EventId,
    step: z.enum(['warn', 'decide']),
    /** The decision that this is about: another one has work of its own. */
    decidesAt: z.iso.datetime(),
  }),
  z.object({
    kind: z.literal('draw'),
    eventId: EventId,
    /** The draw that this is about: another time has work of its own. */
    drawsAt: z.iso.datetime(),
  }),
  z.object({ kind: z.literal('publicise'), eventId: EventId, makePublicAfter: z.iso.datetime() }),
  z.object({
    kind: z.literal('substitutes'),
    eventId: EventId,
    requestId: SubstitutionId,
    /** Which look at the pool this is; absent where places that are kept for people are to be settled. */
    look: z.int().optional(),
  }),
  z.object({ kind: z.literal('invite'), eventId: EventId }),
  z.object({ kind: z.literal('eraseGuest'), eventId: EventId, guestId: GuestId }),
  z.object({ kind: z.literal('tell'), message: Envelope }),
]);
export type EventWork = z.infer<typeof EventWork>;
