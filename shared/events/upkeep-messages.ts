import * as z from 'zod';
import { defineMessage } from '../contract/message.ts';
import { EventId } from '../ids.ts';

/** A draft that nobody changed since this version is soon not kept any more. */
export const draftEnding = defineMessage(
  'events.draftEnding',
  z.object({ eventId: EventId, version: z.int(), keptUntil: z.iso.datetime() }),
);
