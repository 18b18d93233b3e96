import { createErasePart } from '#lambdas/accounts/ports/personal-data/erase-part.ts';
import { createExportPart } from '#lambdas/accounts/ports/personal-data/export-part.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { listen, on } from '#lambdas/kernel/messages/listen.ts';
import { accountDeleted, exportAsked } from '#shared/accounts/deletion/messages.ts';
import { createUnlinkOf } from '../accounts/unlink-of.ts';
import { paymentsData } from '../personal-data.ts';
import { provider } from '../provider/stripe.ts';

/** Hands out what was paid by and to a person, and unlinks the payout account of one who leaves. */
export const handler = listen(
  on(accountDeleted, createErasePart(paymentsData, table(), createUnlinkOf(table(), provider))),
  on(exportAsked, createExportPart(paymentsData, table())),
);
