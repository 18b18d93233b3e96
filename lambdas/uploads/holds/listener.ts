import { createErasePart } from '#lambdas/accounts/ports/personal-data/erase-part.ts';
import { createExportPart } from '#lambdas/accounts/ports/personal-data/export-part.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { listen, on } from '#lambdas/kernel/messages/listen.ts';
import type { Objects } from '#lambdas/kernel/uploads/objects.ts';
import { createObjects } from '#lambdas/kernel/uploads/objects.ts';
import { accountDeleted, exportAsked } from '#shared/accounts/deletion/messages.ts';
import { incomingKey, keptKey } from '#shared/uploads/keys.ts';
import { uploadsHeld } from '#shared/uploads/messages.ts';
import { uploadsData } from '../personal-data.ts';
import { uploadEntity } from '../ports/upload.entity.ts';
import type { StoredUpload } from '../ports/uploads.ts';
import { createUploadStore } from '../store.ts';
import { noteHeld } from './listener/note-held.ts';
import { createHoldStore } from './store.ts';

const holds = createHoldStore(table());
const due = createDueIndex(table());
const objects = createObjects();
const erase = createErasePart(uploadsData, table(), ({ userId }, now) => removeFiles(userId, table(), objects, now));

/** Tracks which records show a file: files that no record shows are removed, and so are a deleted account's. */
export const handler = listen(
  on(uploadsHeld, (message, now) => noteHeld(message, holds, due, now)),
  on(accountDeleted, erase),
  on(exportAsked, createExportPart(uploadsData, table())),
);

/** Every file that a user uploaded, whatever still names it. Safe to repeat. */
async function removeFiles(userId: string, table: Table, objects: Pick<Objects, 'remove'>, now: Date): Promise<void> {
  const store = createUploadStore(table);
  const { data } = await uploadEntity(table).query.byPerson({ userId }).go({ pages: 'all' });
  for (const upload of data as StoredUpload[]) {
    // The object first: a row that is gone would leave a file that is never found.
    await objects.remove(incomingKey(userId, upload.uploadId), now);
    await objects.remove(keptKey(upload), now);
    await store.forget(upload);
  }
}
