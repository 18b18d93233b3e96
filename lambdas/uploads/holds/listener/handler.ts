import { accountDeleted, exportAsked } from '#shared/accounts/leaving-messages.ts';
import { uploadsHeld } from '#shared/uploads/messages.ts';
import { createDueIndex } from '../../kernel/due-index.ts';
import { listen, on } from '../../kernel/listen.ts';
import { createObjects } from '../../kernel/objects/objects.ts';
import { createErasePart } from '../../kernel/personal/erase-part.ts';
import { createExportPart } from '../../kernel/personal/export-part.ts';
import { table } from '../../kernel/table.ts';
import { createHoldStore } from '../holds/store.ts';
import { uploadsData } from '../personal-data.ts';
import { noteHeld } from './note-held.ts';
import { removeFiles } from './remove-files.ts';

const holds = createHoldStore(table());
const due = createDueIndex(table());
const objects = createObjects();
const erase = createErasePart(uploadsData, table(), ({ userId }, now) => removeFiles(userId, table(), objects, now));

export const handler = listen(
  on(uploadsHeld, (message, now) => noteHeld(message, holds, due, now)),
  on(accountDeleted, erase),
  on(exportAsked, createExportPart(uploadsData, table())),
);
