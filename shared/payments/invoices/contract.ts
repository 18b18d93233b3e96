import * as z from 'zod';
import { defineContract } from '#shared/contract/operation.ts';
import { InvoiceId, TeamId, UserId } from '#shared/ids.ts';
import { OutsideWay } from '#shared/payments/outside/pay-outside.ts';
import { SeenPlan } from '../installments/schemas.ts';
import { Order } from '../orders/schemas.ts';
import { InvoiceCard, InvoiceLine, Payee, SeenPayment } from './schemas.ts';

/** Which invoices a payer looks at. */
export const InvoiceFilter = z.enum(['open', 'paid', 'closed']);

/** Where a payer pays a community directly. */
export const PayWays = z.array(z.object({ way: OutsideWay, to: z.string().optional() }));

/** How many invoices one payment can pay. */
export const mostAtOnce = 20;

const toOne = z.strictObject({ invoiceId: InvoiceId });

/** An invoice with everything that stands on it. */
export const Invoice = InvoiceCard.extend({
  issuedAt: z.iso.datetime(),
  payerName: z.string(),
  payee: Payee,
  lines: z.array(InvoiceLine),
  taxes: z.array(z.object({ rate: z.int(), grossMinor: z.int(), taxMinor: z.int() })),
  terms: z.string(),
  memo: z.string(),
  /** Why the rest need not be paid, where it was waived, or why it is void. */
  reason: z.string().optional(),
  payments: z.array(SeenPayment),
  payOutside: PayWays,
  /** How it is paid in installments. */
  plan: SeenPlan.optional(),
  /** Whether the reader is one of its payers. */
  isOwn: z.boolean(),
  /** Whether its file can be downloaded. */
  hasFile: z.boolean(),
});
export type Invoice = z.infer<typeof Invoice>;

/** What a person and their family were asked to pay. */
export const invoices = defineContract('invoices', {
  listInvoices: {
    method: 'GET',
    path: '/payments/invoices',
    summary: "List your invoices and your children's, what is due first",
    access: 'signedIn',
    input: z.strictObject({
      state: InvoiceFilter.optional(),
      /** One of the family. */
      personId: z.string().max(64).optional(),
      teamId: TeamId.optional(),
      /** Of another user, for platform staff. */
      userId: UserId.optional(),
    }),
    output: z.object({
      invoices: z.array(InvoiceCard),
      /** Everyone whose invoices these are, whatever is filtered. */
      people: z.array(z.object({ personId: z.string(), name: z.string() })),
      teams: z.array(z.object({ teamId: TeamId, name: z.string() })),
    }),
    errors: ['access.denied'],
  },
  getInvoice: {
    method: 'GET',
    path: '/payments/invoices/{invoiceId}',
    summary: 'Get an invoice, for its payers and the treasurers of the community',
    access: 'signedIn',
    input: toOne,
    output: Invoice,
    errors: ['invoice.notFound'],
  },
  payInvoices: {
    method: 'POST',
    path: '/payments/invoices/pay',
    summary: 'Order to pay by card what is owed on invoices of one community; the community pays the fee',
    access: 'signedIn',
    input: z.strictObject({
      invoiceIds: z
        .array(InvoiceId)
        .min(1, 'Choose at least one invoice.')
        .max(mostAtOnce, `At most ${mostAtOnce} at once.`)
        .refine((ids) => new Set(ids).size === ids.length, 'Each invoice once.'),
    }),
    output: z.object({ order: Order }),
    errors: [
      'invoice.notFound',
      'invoice.nothingDue',
      'invoice.oneCommunity',
      'invoice.cardsUnavailable',
      'invoice.beingPaid',
      'order.adultPays',
    ],
    limit: { calls: 60, per: 'hour' },
  },
  downloadInvoice: {
    method: 'GET',
    path: '/payments/invoices/{invoiceId}/file',
    summary: 'Get a link to the PDF of an invoice that works for a minute',
    access: 'signedIn',
    input: toOne,
    output: z.object({ url: z.url() }),
    errors: ['invoice.notFound', 'invoice.fileNotReady'],
  },
});
