import type { Objects } from '../../kernel/objects/objects.ts';
import type { Table } from '../../kernel/table.ts';
import { incomingKey, keptKey } from '../../kernel/uploads/keys.ts';
import { uploadEntity } from '../../kernel/uploads/upload.entity.ts';
import type { StoredUpload } from '../../kernel/uploads/uploads.ts';
import { createUploadStore } from '../store.ts';

/** Every file that somebody uploaded, whatever still names it. Safe to repeat. */
export async function removeFiles(
  userId: string,
  table: Table,
  objects: Pick<Objects, 'remove'>,
  now: Date,
): Promise<void> {
  const store = createUploadStore(table);
  const { data } = await uploadEntity(table).query.byPerson({ userId }).go({ pages: 'all' });
  for (const upload of data as StoredUpload[]) {
    // The object first: a row that is gone would leave a file that nobody finds.
    await objects.remove(incomingKey(userId, upload.uploadId), now);
    await objects.remove(keptKey(upload), now);
    await store.forget(upload);
  }
}
