import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { listen, on } from '#lambdas/kernel/messages/listen.ts';
import { createObjects } from '#lambdas/kernel/uploads/objects.ts';
import { accountDeleted } from '#shared/accounts/deletion/messages.ts';
import { invoiceIssued } from '#shared/payments/invoices/messages.ts';
import { connectTelling } from '../notices/connect-telling.ts';
import { redrawFilesOf, sendIssued } from './send-issued.ts';

const parts = { ...connectTelling(), objects: createObjects(), due: createDueIndex(table()) };

/** Draws the file of each invoice that is issued, keeps it and mails it to its payers; without the name of a player who is gone. */
export const handler = listen(
  on(invoiceIssued, ({ occurredAt, data: { invoiceId } }, now) => sendIssued(invoiceId, occurredAt, parts, now)),
  on(accountDeleted, ({ data: { userId } }, now) => redrawFilesOf(userId, parts, now)),
);
