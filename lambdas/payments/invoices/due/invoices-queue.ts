import * as z from 'zod';
import type { DueWork } from '#lambdas/kernel/due/due-index.ts';
import { InvoiceId, PaymentId } from '#shared/ids.ts';

export const invoicesQueue = 'payments-invoices';

/** What is to be done about an invoice at a time. */
export const InvoiceDue = z.discriminatedUnion('what', [
  z.object({ what: z.literal('reminder'), invoiceId: InvoiceId, day: z.int() }),
  z.object({ what: z.literal('receipt'), invoiceId: InvoiceId, paymentId: PaymentId }),
]);
export type InvoiceDue = z.infer<typeof InvoiceDue>;

/** Work at an instant; scheduling the same again changes nothing. */
export const invoiceDue = (dueAt: string, data: InvoiceDue): DueWork => ({
  queue: invoicesQueue,
  key: data.what === 'reminder' ? `${data.invoiceId}/${data.day}` : data.paymentId,
  dueAt,
  data,
});
