import * as z from 'zod';
import { defineMessage } from '#shared/contract/message.ts';
import { EventId, UserId } from '#shared/ids.ts';

/** A draft that nobody changed since this version is soon not kept any more. */
export const draftEnding = defineMessage(
  'events.draftEnding',
  z.object({ eventId: EventId, version: z.int(), keptUntil: z.iso.datetime() }),
);

/** An event is somebody else's now, who hosted it already; by whoever it was of until then, or by who may do it for them. */
export const eventHandedOver = defineMessage(
  'events.eventHandedOver',
  z.object({
    eventId: EventId,
    userId: UserId,
    formerId: UserId,
    handedById: UserId,
  }),
);
