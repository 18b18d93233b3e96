import * as z from 'zod';
import { EventId } from '#shared/ids.ts';

/** Where it waits that events are over. */
export const finishQueue = 'events-finished';

/** The end is part of it: another end is another row. */
export const FinishWork = z.strictObject({ eventId: EventId, endsAt: z.iso.datetime() });
export type FinishWork = z.infer<typeof FinishWork>;

const hourMs = 60 * 60_000;

/** An hour after its end hosts have said who stayed away. */
export const finishedAt = (endsAt: string): Date => new Date(Date.parse(endsAt) + hourMs);
