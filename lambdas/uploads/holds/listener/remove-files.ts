import type { Table } from '#lambdas/kernel/data/table.ts';
import type { Objects } from '#lambdas/kernel/uploads/objects.ts';
import { incomingKey, keptKey } from '#shared/uploads/keys.ts';
import { uploadEntity } from '../../ports/upload.entity.ts';
import type { StoredUpload } from '../../ports/uploads.ts';
import { createUploadStore } from '../../store.ts';

/** Every file that a user uploaded, whatever still names it. Safe to repeat. */
export async function removeFiles(
  userId: string,
  table: Table,
  objects: Pick<Objects, 'remove'>,
  now: Date,
): Promise<void> {
  const store = createUploadStore(table);
  const { data } = await uploadEntity(table).query.byPerson({ userId }).go({ pages: 'all' });
  for (const upload of data as StoredUpload[]) {
    // The object first: a row that is gone would leave a file that is never found.
    await objects.remove(incomingKey(userId, upload.uploadId), now);
    await objects.remove(keptKey(upload), now);
    await store.forget(upload);
  }
}
