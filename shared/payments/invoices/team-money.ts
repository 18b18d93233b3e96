import * as z from 'zod';
import { defineContract } from '#shared/contract/operation.ts';
import { InvoiceId, PaymentId, TeamFeeId, TeamId } from '#shared/ids.ts';
import { Currency } from '#shared/money.ts';
import { Line } from '#shared/text.ts';
import { PayWays } from './contract.ts';
import { disputeOperations } from './dispute-operations.ts';
import { invoiceOperations } from './invoice-operations.ts';
import { ledgerOperations } from './ledger-operations.ts';
import { Day, DueDates, InvoiceCard, Memo, PaymentMethod, PositiveMinor, TaxRate, Terms } from './schemas.ts';
import { MoneySettings, Treasury } from './treasury.ts';

const ofTeam = z.strictObject({ teamId: TeamId });
const ofInvoice = ofTeam.extend({ invoiceId: InvoiceId });
const Reason = Line(2, 300, 'The reason');

/** How many people one fee can be charged to (and one press makes invoices for). */
export const mostCharged = 500;

/** Who pays a fee. */
const Charged = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('everyone') }),
  z.strictObject({ kind: z.literal('squad'), squadId: z.string().max(64) }),
  z.strictObject({
    kind: z.literal('people'),
    personIds: z
      .array(z.string().max(64))
      .min(1, 'Choose at least one player.')
      .max(mostCharged, `At most ${mostCharged}.`)
      .refine((ids) => new Set(ids).size === ids.length, 'Each player once.'),
  }),
]);

/** The money of a community: what members owe, what came in and where it went. */
export const teamMoney = defineContract('team-money', {
  getTeamMoney: {
    method: 'GET',
    path: '/payments/teams/{teamId}/money',
    summary: 'Get what you owe a community and how to pay it; for treasurers, what everyone owes',
    access: 'profileComplete',
    input: ofTeam,
    output: z.object({
      own: z.array(InvoiceCard),
      payOutside: PayWays,
      currency: Currency,
      /** Only for treasurers. */
      treasury: Treasury.optional(),
    }),
    errors: ['team.notFound', 'access.denied'],
  },
  saveMoneySettings: {
    method: 'PUT',
    path: '/payments/teams/{teamId}/money/settings',
    summary: 'Save how members pay a community, and what stands on its invoices',
    access: 'team:manageMoney',
    input: ofTeam.extend({ version: z.int().min(0), ...MoneySettings.shape }),
    output: z.object({ version: z.int() }),
    errors: ['team.notFound', 'team.archived', 'record.changed', 'money.currencyFixed'],
  },
  chargeFee: {
    method: 'POST',
    path: '/payments/teams/{teamId}/fees',
    summary: 'Charge a fee: one invoice for each player, or one for each installment',
    access: 'team:manageMoney',
    creates: true,
    input: ofTeam.extend({
      name: Line(2, 80, 'The name'),
      amountMinor: PositiveMinor,
      taxRate: TaxRate.default(0),
      /** The due date of each installment; one where it is paid at once. */
      dueOn: DueDates,
      who: Charged,
      terms: Terms.default(''),
      memo: Memo.default(''),
    }),
    output: z.object({ feeId: TeamFeeId, invoices: z.int() }),
    errors: [
      'team.notFound',
      'team.archived',
      'payment.wayNeeded',
      'payment.tooMuch',
      'money.noPayers',
      'money.tooManyPayers',
    ],
  },
  recordManualPayment: {
    method: 'POST',
    path: '/payments/teams/{teamId}/invoices/{invoiceId}/payments',
    summary: 'Record that an invoice was paid outside the platform, all of it or a part',
    access: 'team:manageMoney',
    creates: true,
    input: ofInvoice.extend({
      method: PaymentMethod,
      amountMinor: PositiveMinor,
      receivedOn: Day,
      note: Line(0, 200, 'The note').optional(),
      /** What is more than is owed becomes the payer's credit with the community, instead of being refused. */
      restAsCredit: z.boolean().optional(),
    }),
    output: z.object({ paymentId: PaymentId }),
    errors: ['team.notFound', 'invoice.notFound', 'invoice.tooMuch', 'credit.accountNeeded'],
  },
  undoManualPayment: {
    method: 'DELETE',
    path: '/payments/teams/{teamId}/invoices/{invoiceId}/payments/{paymentId}',
    summary: 'Take back a payment that was recorded by mistake',
    access: 'team:manageMoney',
    input: ofInvoice.extend({ paymentId: PaymentId }),
    output: z.object({}),
    errors: ['team.notFound', 'invoice.notFound', 'invoice.closed', 'invoice.paidByCard', 'credit.usedAlready'],
  },
  refundInvoicePayment: {
    method: 'POST',
    path: '/payments/teams/{teamId}/invoices/{invoiceId}/payments/{paymentId}/refund',
    summary: 'Send a card payment back, all that is left of it or an amount',
    access: 'team:refund',
    creates: true,
    input: ofInvoice.extend({ paymentId: PaymentId, amountMinor: PositiveMinor.optional() }),
    output: z.object({ amountMinor: z.int() }),
    errors: ['team.notFound', 'invoice.notFound', 'order.nothingLeft', 'order.disputed'],
  },
  waiveInvoice: {
    method: 'POST',
    path: '/payments/teams/{teamId}/invoices/{invoiceId}/waive',
    summary: 'Waive what is still owed on an invoice, or write it off, with the reason',
    access: 'team:manageMoney',
    input: ofInvoice.extend({ as: z.enum(['waived', 'uncollectible']).default('waived'), reason: Reason }),
    output: z.object({}),
    errors: ['team.notFound', 'invoice.notFound', 'invoice.closed'],
  },
  voidInvoice: {
    method: 'POST',
    path: '/payments/teams/{teamId}/invoices/{invoiceId}/void',
    summary: 'Void an invoice on which nothing was paid; its number stays used',
    access: 'team:manageMoney',
    input: ofInvoice.extend({ reason: Reason }),
    output: z.object({}),
    errors: ['team.notFound', 'invoice.notFound', 'invoice.paidAlready', 'invoice.closed'],
  },
  remindPayers: {
    method: 'POST',
    path: '/payments/teams/{teamId}/reminders',
    summary: 'Remind everyone who owes something, at most every three days',
    access: 'team:manageMoney',
    input: ofTeam,
    output: z.object({ reminded: z.int(), rested: z.int() }),
    errors: ['team.notFound', 'team.archived'],
  },
  ...invoiceOperations,
  ...disputeOperations,
  ...ledgerOperations,
  exportInvoices: {
    method: 'GET',
    path: '/payments/teams/{teamId}/invoices/csv',
    summary: 'Export all invoices of a community as a file',
    access: 'team:manageMoney',
    input: ofTeam,
    output: z.string(),
    produces: 'text/csv',
    errors: ['team.notFound'],
  },
});
