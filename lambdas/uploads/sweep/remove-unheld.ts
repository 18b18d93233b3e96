import type * as z from 'zod';
import type { DueIndex } from '#lambdas/kernel/due/due-index.ts';
import type { Objects } from '#lambdas/kernel/uploads/objects.ts';
import { incomingKey, keptKey } from '#shared/uploads/keys.ts';
import type { HoldStore } from '../holds/store.ts';
import type { UploadStore } from '../store.ts';
import { removeLater, type UnheldWork } from '../unheld-work.ts';

interface Parts {
  readonly store: UploadStore;
  readonly holds: Pick<HoldStore, 'isHeld'>;
  readonly objects: Pick<Objects, 'remove'>;
  readonly due: Pick<DueIndex, 'schedule'>;
}

/** In two steps: whatever began to show a file before the first has said so before the second. */
export async function removeUnheld(
  work: z.output<typeof UnheldWork>,
  { store, holds, objects, due }: Parts,
  now: Date,
): Promise<void> {
  const { step, uploadId } = work;
  if (work.step === 'close') return objects.remove(incomingKey(work.userId, uploadId), now);
  const upload = await store.find(uploadId);
  if (!upload) return;
  if (await holds.isHeld(uploadId)) return void (await store.move(uploadId, 'leaving', 'kept'));
  if (step === 'look') {
    await due.schedule(removeLater(uploadId, now), now);
    return void (await store.move(uploadId, upload.status, 'leaving'));
  }
  if (upload.status !== 'leaving') return;
  await objects.remove(keptKey(upload), now);
  await store.forget(upload);
}
