import * as z from 'zod';
import type { DueWork } from '#lambdas/kernel/due/due-index.ts';
import { UploadId } from '#shared/ids.ts';

/** Where the looks at files wait that nothing may show. */
export const unheldQueue = 'uploads';

const dayMs = 24 * 60 * 60_000;
const hourMs = 60 * 60_000;

/** From `look` on nothing new can show it; what began to before has told us of it by `remove`. */
export const UnheldWork = z.object({ step: z.enum(['look', 'remove']), uploadId: UploadId });

const work = (step: 'look' | 'remove', uploadId: string, at: number): DueWork => ({
  queue: unheldQueue,
  key: `${step} ${uploadId}`,
  dueAt: new Date(at).toISOString(),
  data: { step, uploadId },
});

/** A day is for whoever still fills in the form that the file belongs to, or takes back what they removed. */
export const lookLater = (uploadId: string, now: Date): DueWork => work('look', uploadId, now.getTime() + dayMs);
export const removeLater = (uploadId: string, now: Date): DueWork => work('remove', uploadId, now.getTime() + hourMs);
