import * as z from 'zod';
import { EventId } from '#shared/ids.ts';

/** Where lines wait for the end of an offer or a request. */
export const lineEndsQueue = 'events-line-ends';

/** The event whose line has something that ends. */
export const LineEnd = z.strictObject({ eventId: EventId });
export type LineEnd = z.infer<typeof LineEnd>;
