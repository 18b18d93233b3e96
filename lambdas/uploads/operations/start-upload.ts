import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import type { DueIndex } from '#lambdas/kernel/due/due-index.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { Objects } from '#lambdas/kernel/uploads/objects.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { uploads } from '#shared/uploads/contract.ts';
import { incomingKey } from '#shared/uploads/keys.ts';
import type { UploadStore } from '../store.ts';
import { checkLater, closeLater } from '../unheld-work.ts';

type StartUpload = (typeof uploads)['operations']['startUpload'];

/** Enough for 10 MB over a slow line. */
const openMs = 15 * 60_000;

interface Parts {
  readonly store: Pick<UploadStore, 'announce'>;
  readonly objects: Pick<Objects, 'formFor'>;
  readonly due: Pick<DueIndex, 'schedule'>;
}

export async function startUpload(
  { purpose, name, type, size }: Parsed<StartUpload>,
  caller: Caller,
  { store, objects, due }: Parts,
): Promise<Output<StartUpload>> {
  const { now } = caller;
  const { userId } = actorOf(caller);
  const uploadId = caller.newId('upload');
  const createdAt = now.toISOString();
  // Before it counts: whatever is announced is looked at a day later, whether or not anything of it ever arrives.
  await due.schedule(checkLater(uploadId, now), now);
  const until = new Date(now.getTime() + openMs);
  await due.schedule(closeLater(uploadId, userId, until), now);
  const announced = { uploadId, userId, purpose, name, type, size, status: 'awaited', createdAt } as const;
  if (!(await store.announce(announced))) throw new Problem('upload.noRoom');
  const form = await objects.formFor({ key: incomingKey(userId, uploadId), type, size, until }, now);
  return { uploadId, ...form, expiresAt: until.toISOString() };
}
