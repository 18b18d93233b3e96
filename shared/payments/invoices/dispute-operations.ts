import * as z from 'zod';
import type { Operation } from '#shared/contract/operation.ts';
import { InvoiceId, TeamId } from '#shared/ids.ts';
import { AnsweredDispute, answerErrors, disputeAnswer } from '../orders/answer-dispute.ts';

const ofInvoice = z.strictObject({ teamId: TeamId, invoiceId: InvoiceId });

/** What a payer of an invoice asked their bank back for, and what the community says to it. */
export const disputeOperations = {
  getInvoiceDispute: {
    method: 'GET',
    path: '/payments/teams/{teamId}/invoices/{invoiceId}/dispute',
    summary: 'Get the disputed card payment of an invoice with what the payer’s bank is shown and your words so far',
    access: 'team:refund',
    input: ofInvoice,
    output: AnsweredDispute,
    errors: ['team.notFound', 'invoice.notFound', 'dispute.notFound'],
  },
  answerInvoiceDispute: {
    method: 'PUT',
    path: '/payments/teams/{teamId}/invoices/{invoiceId}/dispute',
    summary: 'Save your words on a disputed payment, or send them with the evidence, which is done once',
    access: 'team:refund',
    input: ofInvoice.extend(disputeAnswer),
    output: AnsweredDispute,
    errors: ['team.notFound', 'invoice.notFound', ...answerErrors],
  },
} as const satisfies Record<string, Operation>;
