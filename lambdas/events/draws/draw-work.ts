import * as z from 'zod';
import { EventId } from '#shared/ids.ts';

/** Where draws wait for their time. */
export const drawQueue = 'events-draws';

/** The draw of one event's seats. */
export const DrawWork = z.strictObject({
  eventId: EventId,
  /** The draw that this is about: another time has work of its own. */
  drawsAt: z.iso.datetime(),
});
export type DrawWork = z.infer<typeof DrawWork>;
