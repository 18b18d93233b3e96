import * as z from 'zod';
import { defineMessage } from '#shared/contract/message.ts';
import { InvoiceId, PaymentId, PersonId, TeamFeeId, TeamId, UserId } from '#shared/ids.ts';

/** A fee was decided; its invoices follow from it. */
export const feeCharged = defineMessage('payments.feeCharged', z.object({ teamId: TeamId, feeId: TeamFeeId }));

/** An invoice got its number and is owed from now on. */
export const invoiceIssued = defineMessage(
  'payments.invoiceIssued',
  z.object({ teamId: TeamId, invoiceId: InvoiceId }),
);

/** A payment was recorded on an invoice; it may be taken back later. */
export const invoicePaid = defineMessage(
  'payments.invoicePaid',
  z.object({ teamId: TeamId, invoiceId: InvoiceId, paymentId: PaymentId }),
);

/** A treasurer reminds the payers of a player of everything that is owed for them. */
export const payersReminded = defineMessage(
  'payments.payersReminded',
  z.object({ teamId: TeamId, personId: PersonId, byId: UserId }),
);
