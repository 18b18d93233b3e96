import { createErasePart } from '#lambdas/accounts/ports/personal-data/erase-part.ts';
import { createExportPart } from '#lambdas/accounts/ports/personal-data/export-part.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { listen, on } from '#lambdas/kernel/messages/listen.ts';
import { accountDeleted, exportAsked } from '#shared/accounts/deletion/messages.ts';
import { paymentsData } from '../personal-data.ts';

/** Hands out what was marked as paid by a person. */
export const handler = listen(
  on(accountDeleted, createErasePart(paymentsData, table())),
  on(exportAsked, createExportPart(paymentsData, table())),
);
