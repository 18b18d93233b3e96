import * as z from 'zod';
import type { DueWork } from '#lambdas/kernel/due/due-index.ts';
import { InvoiceId, PaymentId } from '#shared/ids.ts';

export const invoicesQueue = 'payments-invoices';

/** What is to be done about an invoice at a time. */
export const InvoiceDue = z.discriminatedUnion('what', [
  z.object({ what: z.literal('reminder'), invoiceId: InvoiceId, day: z.int() }),
  z.object({ what: z.literal('receipt'), invoiceId: InvoiceId, paymentId: PaymentId }),
  z.object({ what: z.literal('plan'), invoiceId: InvoiceId }),
]);
export type InvoiceDue = z.infer<typeof InvoiceDue>;

/** Work at an instant; scheduling the same again changes nothing. */
export const invoiceDue = (dueAt: string, data: InvoiceDue): DueWork => ({
  queue: invoicesQueue,
  key: keyOf(data),
  dueAt,
  data,
});

function keyOf(data: InvoiceDue): string {
  if (data.what === 'plan') return `${data.invoiceId}/plan`;
  return data.what === 'reminder' ? `${data.invoiceId}/${data.day}` : data.paymentId;
}
