import * as z from 'zod';
import { EventId } from '#shared/ids.ts';

/** Where looks for too few people wait. */
export const minimumQueue = 'events-minimum';

/** One look at an event that needs a number of people. */
export const MinimumWork = z.strictObject({
  eventId: EventId,
  step: z.enum(['warn', 'decide']),
  /** The decision that this is about: another one has work of its own. */
  decidesAt: z.iso.datetime(),
});
export type MinimumWork = z.infer<typeof MinimumWork>;
