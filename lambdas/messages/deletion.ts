import { createErasePart } from '#lambdas/accounts/ports/personal-data/erase-part.ts';
import { createExportPart } from '#lambdas/accounts/ports/personal-data/export-part.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { listen, on } from '#lambdas/kernel/messages/listen.ts';
import { accountDeleted, exportAsked } from '#shared/accounts/deletion/messages.ts';
import { messagesData } from './personal-data.ts';

/** Erases a deleted account's data in messages. */
export const handler = listen(
  on(accountDeleted, createErasePart(messagesData, table())),
  on(exportAsked, createExportPart(messagesData, table())),
);
