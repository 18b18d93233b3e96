import { createErasePart } from '#lambdas/accounts/ports/personal-data/erase-part.ts';
import { createExportPart } from '#lambdas/accounts/ports/personal-data/export-part.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { listen, on } from '#lambdas/kernel/messages/listen.ts';
import { createObjects } from '#lambdas/kernel/uploads/objects.ts';
import { accountDeleted, exportAsked } from '#shared/accounts/deletion/messages.ts';
import { uploadsHeld } from '#shared/uploads/messages.ts';
import { uploadsData } from '../personal-data.ts';
import { noteHeld } from './listener/note-held.ts';
import { removeFiles } from './listener/remove-files.ts';
import { createHoldStore } from './store.ts';

const holds = createHoldStore(table());
const due = createDueIndex(table());
const objects = createObjects();
const erase = createErasePart(uploadsData, table(), ({ userId }, now) => removeFiles(userId, table(), objects, now));

/** Knows what shows which file, so that what nothing shows can go, and so do the files of whoever leaves. */
export const handler = listen(
  on(uploadsHeld, (message, now) => noteHeld(message, holds, due, now)),
  on(accountDeleted, erase),
  on(exportAsked, createExportPart(uploadsData, table())),
);
