import * as z from 'zod';
import { InvoiceId, PaymentId, TeamId } from '#shared/ids.ts';
import { Currency } from '#shared/money.ts';
import { startOf } from '#shared/start-window.ts';
import { Line, Lines } from '#shared/text.ts';
import { mostInAny } from '../amount-limits.ts';
import { PlanSummary } from '../installments/plan-summary.ts';
import { prefixPattern } from './number.ts';
import { invoiceStates } from './standing.ts';

/** How many times the highest price of its currency an invoice may come to. */
export const mostTimes = 100;

/** The most an invoice may come to in any currency, in minor units. */
export const mostMinor = mostTimes * mostInAny;

export const Day = z.iso.date('Choose a date.');

export const mostInstallments = 12;

const inOrder = (days: readonly string[]) => days.every((day, index) => index === 0 || day > (days[index - 1] ?? ''));

/** The due date of each installment; one where all is paid at once. */
export const DueDates = z
  .array(startOf(Day))
  .min(1, 'Choose a date.')
  .max(mostInstallments, `At most ${mostInstallments} installments.`)
  .refine(inOrder, 'Each date after the one before.');

/** An amount above 0 in minor units of the currency of the community. */
export const PositiveMinor = z
  .int('Enter an amount.')
  .min(1, 'Enter more than 0.')
  .max(mostMinor, 'That is too much for one invoice.');

/** A rate of tax in basis points, contained in the price: 1900 is 19 %. */
export const TaxRate = z.int('Enter a rate.').min(0, 'Enter 0 or more.').max(5000, 'At most 50%.');

export const InvoiceLine = z.strictObject({
  text: Line(1, 120, 'What it is for'),
  quantity: z.int('A whole number.').min(1, 'At least 1.').max(999, 'At most 999.').default(1),
  /** With tax. */
  unitMinor: z.int('Enter an amount.').min(0, 'Enter 0 or more.').max(mostMinor),
  taxRate: TaxRate.default(0),
});
export type InvoiceLine = z.infer<typeof InvoiceLine>;

export const Terms = Lines(500, 'The terms');
export const Memo = Lines(500, 'The note');

/** How money came in outside the platform (decision D62). */
export const PaymentMethod = z.enum(['cash', 'cheque', 'bank', 'other'], 'Choose how they paid.');
export type PaymentMethod = z.infer<typeof PaymentMethod>;

export const methodWords: Readonly<Record<PaymentMethod, string>> = {
  cash: 'Cash',
  cheque: 'Check',
  bank: 'Bank transfer',
  other: 'Another way',
};

/** How an invoice was paid: outside the platform, or by card on it. */
export const PaidBy = z.enum([...PaymentMethod.options, 'card']);
export type PaidBy = z.infer<typeof PaidBy>;

export const paidByWords: Readonly<Record<PaidBy, string>> = { ...methodWords, card: 'Card' };

/** A payment as payers and treasurers see it. */
export const SeenPayment = z.object({
  paymentId: PaymentId,
  method: PaidBy,
  amountMinor: z.int(),
  /** What of it was paid with credit. */
  creditMinor: z.int().optional(),
  /** What was given beyond what was owed, and is the payer's credit since. */
  overpaidMinor: z.int().optional(),
  /** What went back of it, in minor units. */
  refundedMinor: z.int().optional(),
  /** What the payer's bank gave back after a dispute, in minor units. */
  lostMinor: z.int().optional(),
  receivedOn: z.iso.date(),
  note: z.string().optional(),
});
export type SeenPayment = z.infer<typeof SeenPayment>;

/** Who is paid, as it stands on the invoice. */
export const Payee = z.strictObject({
  name: Line(2, 80, 'The name'),
  address: Lines(300, 'The address').default(''),
  vatId: Line(0, 30, 'The VAT ID').default(''),
});
export type Payee = z.infer<typeof Payee>;

export const Prefix = z
  .string()
  .trim()
  .toUpperCase()
  .regex(prefixPattern, 'Two to eight letters and digits, such as COMETS.');

/** An invoice in a list. Amounts are minor units of its currency. */
export const InvoiceCard = z.object({
  invoiceId: InvoiceId,
  /** Absent on a draft. */
  number: z.string().optional(),
  teamId: TeamId,
  teamName: z.string(),
  title: z.string(),
  /** Who it is for: the payer, or a child of theirs. */
  personId: z.string(),
  personName: z.string(),
  dueOn: z.iso.date(),
  currency: Currency,
  totalMinor: z.int(),
  paidMinor: z.int(),
  balanceMinor: z.int(),
  state: z.enum(invoiceStates),
  isOverdue: z.boolean(),
  /** Where its payer asked their bank for the money back: the bank decides, or how it did. */
  dispute: z.enum(['open', 'won', 'lost']).optional(),
  /** How far it is paid in installments. */
  installments: PlanSummary.optional(),
  /** Whether its payers can pay it by card now. Only in what payers read. */
  takesCards: z.boolean().optional(),
});
export type InvoiceCard = z.infer<typeof InvoiceCard>;
