import * as z from 'zod';
import type { DueWork } from '#lambdas/kernel/due/due-index.ts';
import { UploadId, UserId } from '#shared/ids.ts';

/** Where the looks at files wait that nothing may show. */
export const unheldQueue = 'uploads';

const dayMs = 24 * 60 * 60_000;
const hourMs = 60 * 60_000;

/** Confirming may take so long after the last moment at which the form is taken. */
const confirmMs = 15 * 60_000;

/** `close` removes what the form uploaded without a confirmation, or uploaded again. From `look` on nothing new can show it; what began to before has told us of it by `remove`. */
export const UnheldWork = z.discriminatedUnion('step', [
  z.object({ step: z.literal('close'), uploadId: UploadId, userId: UserId }),
  z.object({ step: z.enum(['look', 'remove']), uploadId: UploadId }),
]);

const work = (step: 'look' | 'remove', uploadId: string, at: number): DueWork => ({
  queue: unheldQueue,
  key: `${step} ${uploadId}`,
  dueAt: new Date(at).toISOString(),
  data: { step, uploadId },
});

/** A day is for users who still fill in the form of the file, or restore it. */
export const checkLater = (uploadId: string, now: Date): DueWork => work('look', uploadId, now.getTime() + dayMs);
export const removeLater = (uploadId: string, now: Date): DueWork => work('remove', uploadId, now.getTime() + hourMs);

/** A form may be posted as often as its sender likes until it ends. */
export const closeLater = (uploadId: string, userId: string, formEndsAt: Date): DueWork => ({
  queue: unheldQueue,
  key: `close ${uploadId}`,
  dueAt: new Date(formEndsAt.getTime() + confirmMs).toISOString(),
  data: { step: 'close', uploadId, userId },
});
