import type { DueIndex } from '#lambdas/kernel/due/due-index.ts';
import type { Objects } from '#lambdas/kernel/uploads/objects.ts';
import { remindersFrom } from '#shared/payments/invoices/reminders.ts';
import { balanceOf } from '#shared/payments/invoices/standing.ts';
import { invoicePrefix } from '#shared/uploads/purposes.ts';
import { invoiceDue } from '../due/invoices-queue.ts';
import type { InvoiceStore, StoredInvoice } from '../invoice-store.ts';
import { invoiceLetter } from '../notices/letters.ts';
import { type Telling, tellPayers } from '../notices/notify-payers.ts';
import { nameIn } from '../views.ts';
import { drawInvoice } from './draw-invoice.ts';

interface Parts extends Telling {
  readonly invoices: Pick<InvoiceStore, 'find' | 'ofPerson' | 'change'>;
  readonly objects: Pick<Objects, 'write'>;
  readonly due: Pick<DueIndex, 'schedule'>;
}

/** Where the file of an invoice is: only the product reads there. */
const fileKeyOf = (invoiceId: string): string => `${invoicePrefix}${invoiceId}.pdf`;

/** Keeps the file of an invoice, mails it to everyone who pays, and plans the reminders. Safe to repeat. */
export async function sendIssued(invoiceId: string, issuedAt: string, parts: Parts, now: Date): Promise<void> {
  const invoice = await parts.invoices.find(invoiceId);
  if (!invoice) return;
  const content = await draw(invoice, parts, now);
  const fileKey = fileKeyOf(invoiceId);
  await parts.objects.write(fileKey, content, 'application/pdf', now);
  await parts.invoices.change<{ readonly isThere: true }>(invoiceId, (before) =>
    before.fileKey ? { isThere: true } : { next: { ...before, fileKey } },
  );
  for (const { day, at } of remindersFrom(invoice.dueOn, now))
    await parts.due.schedule(invoiceDue(at, { what: 'reminder', invoiceId, day }), now);
  if (balanceOf(invoice) === 0) return;
  const file = { name: `${invoice.number ?? 'invoice'}.pdf`, type: 'application/pdf' as const, content };
  const cause = { cause: `payments.invoice/${invoiceId}`, causedAt: issuedAt };
  await tellPayers(invoice, cause, (about) => ({ ...invoiceLetter(about), file }), parts, now);
}

/** Draws the files of a player anew: an account that is gone is named by none of them any more. Safe to repeat. */
export async function redrawFilesOf(personId: string, parts: Parts, now: Date): Promise<void> {
  if (await parts.by.accounts.find(personId).then((account) => account && !account.deletedAt)) return;
  const all = await parts.invoices.ofPerson(personId);
  for (const invoice of all)
    if (invoice.fileKey)
      await parts.objects.write(invoice.fileKey, await draw(invoice, parts, now), 'application/pdf', now);
}

async function draw(invoice: StoredInvoice, { naming, money }: Parts, now: Date) {
  const { personId, payerId, teamId } = invoice;
  const [names, { payOutside }] = await Promise.all([
    naming.of([personId, payerId], { userId: payerId, now, needs: true }),
    money.find(teamId),
  ]);
  return drawInvoice({ invoice, payOutside, personName: nameIn(names, personId), payerName: nameIn(names, payerId) });
}
