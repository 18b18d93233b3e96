import * as z from 'zod';
import { Envelope } from '#shared/contract/message.ts';
import { EventId } from '#shared/ids.ts';

/** Where telling waits that is due at some time. */
export const eventQueue = 'events';

/** What people may be due to be told: reminders of one event, or facts whose telling has to wait or be tried again. */
export const EventWork = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('remind'),
    eventId: EventId,
    /** The start that the reminder is for: another start has a reminder of its own. */
    startsAt: z.iso.datetime(),
    minutesBefore: z.int(),
  }),
  z.object({ kind: z.literal('tell'), message: Envelope }),
]);
export type EventWork = z.infer<typeof EventWork>;
