import * as z from 'zod';
import { defineMessage } from '#shared/contract/message.ts';
import { EventId, UserId } from '#shared/ids.ts';

/** A draft that was not changed since this version is soon not kept any more. */
export const draftEnding = defineMessage(
  'events.draftEnding',
  z.object({ eventId: EventId, version: z.int(), keptUntil: z.iso.datetime() }),
);

/** An event passed from its owner to another host, by the owner or a member who may act for them. */
export const eventHandedOver = defineMessage(
  'events.eventHandedOver',
  z.object({
    eventId: EventId,
    userId: UserId,
    formerId: UserId,
    handedById: UserId,
  }),
);
