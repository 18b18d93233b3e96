import * as z from 'zod';
import type { DueWork } from '#lambdas/kernel/due/due-index.ts';
import { EventId } from '#shared/ids.ts';

/** Where drafts wait for their end. */
export const draftQueue = 'events-drafts';

/** One look at a draft that is as it was in a version: another version has work of its own. */
export const DraftWork = z.strictObject({ eventId: EventId, version: z.int(), step: z.enum(['warn', 'end']) });
export type DraftWork = z.infer<typeof DraftWork>;

export const draftWork = (data: DraftWork, dueAt: string): DueWork => ({
  queue: draftQueue,
  key: `${data.eventId}/${data.version}/${data.step}`,
  dueAt,
  data,
});
