import * as z from 'zod';
import type { Operation } from '#shared/contract/operation.ts';
import { InvoiceId, TeamId } from '#shared/ids.ts';
import { startOf } from '#shared/start-window.ts';
import { Line } from '#shared/text.ts';
import { Day, InvoiceLine, Memo, mostMinor, Terms } from './schemas.ts';
import { totalOf } from './totals.ts';

/** Lines on an invoice that a treasurer writes. */
export const mostLines = 50;

const ofTeam = z.strictObject({ teamId: TeamId });

/** What a treasurer writes on an invoice to one player. */
const WrittenInvoice = z.strictObject({
  title: Line(2, 80, 'The title'),
  /** The player that it is for: with an account, or a child. */
  personId: z.string('Choose a player.').min(1, 'Choose a player.').max(64),
  lines: z
    .array(InvoiceLine)
    .min(1, 'Add a line.')
    .max(mostLines, `At most ${mostLines} lines.`)
    .refine((lines) => totalOf(lines) > 0, 'Enter more than 0.')
    .refine((lines) => totalOf(lines) <= mostMinor, 'That is too much for one invoice.'),
  dueOn: startOf(Day),
  terms: Terms.default(''),
  memo: Memo.default(''),
});

/** Invoices that a treasurer writes one by one: a draft first, which gets its number when it is sent. */
export const invoiceOperations = {
  createInvoice: {
    method: 'POST',
    path: '/payments/teams/{teamId}/invoices',
    summary: 'Write an invoice to one player; it is a draft until it is sent',
    access: 'team:manageMoney',
    creates: true,
    input: ofTeam.extend(WrittenInvoice.shape),
    output: z.object({ invoiceId: InvoiceId }),
    errors: ['team.notFound', 'team.archived', 'payment.tooMuch', 'money.noPayers'],
  },
  sendInvoice: {
    method: 'POST',
    path: '/payments/teams/{teamId}/invoices/{invoiceId}/send',
    summary: 'Send a draft: it gets its number, and its payers get it by mail',
    access: 'team:manageMoney',
    input: ofTeam.extend({ invoiceId: InvoiceId }),
    output: z.object({ number: z.string() }),
    errors: ['team.notFound', 'team.archived', 'invoice.notFound', 'payment.wayNeeded'],
  },
  deleteDraft: {
    method: 'DELETE',
    path: '/payments/teams/{teamId}/invoices/{invoiceId}',
    summary: 'Delete a draft; what was sent stays',
    access: 'team:manageMoney',
    input: ofTeam.extend({ invoiceId: InvoiceId }),
    output: z.object({}),
    errors: ['team.notFound', 'invoice.notFound', 'invoice.closed'],
  },
} as const satisfies Record<string, Operation>;
