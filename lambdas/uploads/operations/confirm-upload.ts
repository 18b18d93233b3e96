import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import type { DueIndex } from '#lambdas/kernel/due/due-index.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { Objects } from '#lambdas/kernel/uploads/objects.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { ErrorCode } from '#shared/errors.ts';
import type { uploads } from '#shared/uploads/contract.ts';
import { looksLike } from '#shared/uploads/file-type.ts';
import { incomingKey, keptKey } from '#shared/uploads/keys.ts';
import { pictureSize } from '#shared/uploads/picture-size.ts';
import { isPicture, pictureBounds } from '#shared/uploads/purposes.ts';
import type { StoredUpload } from '../ports/uploads.ts';
import type { UploadStore } from '../store.ts';
import { checkLater } from '../unheld-work.ts';

type ConfirmUpload = (typeof uploads)['operations']['confirmUpload'];

/** A camera may write much about a picture before it says how large it is. */
const firstBytes = 256 * 1024;

interface Parts {
  readonly store: UploadStore;
  readonly objects: Objects;
  readonly due: Pick<DueIndex, 'schedule'>;
}

/** What arrived is looked at once and kept under a key that no browser can write to. A repeat gets the same answer. */
export async function confirmUpload(
  { uploadId }: Parsed<ConfirmUpload>,
  caller: Caller,
  parts: Parts,
): Promise<Output<ConfirmUpload>> {
  const upload = await parts.store.find(uploadId);
  if (upload?.userId !== actorOf(caller).userId) throw new Problem('upload.notFound');
  if (upload.status === 'awaited') await keep(upload, parts, caller.now);
  return upload;
}

async function keep(upload: StoredUpload, { store, objects, due }: Parts, now: Date): Promise<void> {
  const { uploadId, userId, type } = upload;
  const key = incomingKey(userId, uploadId);
  const found = await objects.find(key, now);
  const start = found && (await objects.readStart(key, found.etag, firstBytes, now));
  if (!found || !start) throw new Problem('upload.notArrived');
  const fault = found.size === upload.size ? faultOf(type, start) : 'upload.wrongContent';
  if (fault) {
    await objects.remove(key, now);
    throw new Problem(fault);
  }
  // First of all the look that removes it again, should nothing ever show it or this be the last thing that happens.
  await due.schedule(checkLater(uploadId, now), now);
  if (!(await objects.copy(key, keptKey(upload), { etag: found.etag, type }, now)))
    throw new Problem('upload.notArrived');
  await store.move(uploadId, 'awaited', 'kept');
  await objects.remove(key, now);
}

function faultOf(type: StoredUpload['type'], start: Uint8Array): ErrorCode | undefined {
  if (!looksLike(type, start)) return 'upload.wrongContent';
  if (!isPicture(type)) return undefined;
  const { width = 0, height = 0 } = pictureSize(type, start) ?? {};
  const { least, most, mostInAll } = pictureBounds;
  const fits = Math.min(width, height) >= least && Math.max(width, height) <= most && width * height <= mostInAll;
  return fits ? undefined : 'upload.wrongDimensions';
}
