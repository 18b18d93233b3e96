import * as z from 'zod';
import { defineMessage } from '#shared/contract/message.ts';
import { InvoiceId } from '#shared/ids.ts';

/** A treasurer offers to let an invoice be paid in installments. */
export const planOffered = defineMessage('payments.planOffered', z.object({ invoiceId: InvoiceId, offer: z.int() }));

/** The saved card of a payer did not pay an installment. */
export const installmentFailed = defineMessage(
  'payments.installmentFailed',
  z.object({ invoiceId: InvoiceId, offer: z.int(), index: z.int(), tries: z.int() }),
);

/** A payer saved another card: what is due is charged to it. */
export const planCardSaved = defineMessage('payments.planCardSaved', z.object({ invoiceId: InvoiceId }));
