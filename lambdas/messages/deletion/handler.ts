import { accountDeleted, exportAsked } from '#shared/accounts/leaving-messages.ts';
import { listen, on } from '../../kernel/listen.ts';
import { createErasePart } from '../../kernel/personal/erase-part.ts';
import { createExportPart } from '../../kernel/personal/export-part.ts';
import { table } from '../../kernel/table.ts';
import { messagesData } from '../personal-data.ts';

export const handler = listen(
  on(accountDeleted, createErasePart(messagesData, table())),
  on(exportAsked, createExportPart(messagesData, table())),
);
