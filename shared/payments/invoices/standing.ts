/** What is stored of how an invoice stands; the rest follows from payments and dates. */
export const storedStates = ['draft', 'open', 'void', 'waived', 'uncollectible', 'refunded'] as const;
type StoredState = (typeof storedStates)[number];

/** How an invoice stands (domain 4.14). Overdue is not one of them: it follows from the due date. */
export const invoiceStates = [
  'draft',
  'sent',
  'viewed',
  'partially_paid',
  'paid',
  'void',
  'waived',
  'uncollectible',
  'refunded',
] as const;
export type InvoiceState = (typeof invoiceStates)[number];

/** What decides how an invoice stands. Amounts in minor units, `dueOn` a calendar day. */
export interface Standing {
  readonly status: StoredState;
  readonly totalMinor: number;
  readonly paidMinor: number;
  /** What of its installments was waived, one by one. */
  readonly waivedMinor?: number | undefined;
  /** What the payer's bank gave back after a dispute. */
  readonly lostMinor?: number | undefined;
  readonly dueOn: string;
  /** When a payer first opened it. */
  readonly viewedAt?: string | undefined;
}

/** What is still owed, in minor units: nothing once the invoice is closed in any way. */
export const balanceOf = ({ status, totalMinor, paidMinor, waivedMinor = 0 }: Standing): number =>
  status === 'open' ? Math.max(0, totalMinor - paidMinor - waivedMinor) : 0;

/** How an invoice stands. What a bank gave back after a dispute is not paid, and not expected any more. */
export function stateOf(invoice: Standing): InvoiceState {
  const { status, paidMinor, lostMinor = 0, viewedAt } = invoice;
  if (status !== 'open') return status;
  if (balanceOf(invoice) === 0 && lostMinor > 0) return 'uncollectible';
  if (balanceOf(invoice) === 0) return paidMinor > 0 ? 'paid' : 'waived';
  if (paidMinor > 0) return 'partially_paid';
  return viewedAt ? 'viewed' : 'sent';
}

/** Whether something is owed and the due date has passed. `today` is a calendar day. */
export const isOverdue = (invoice: Standing, today: string): boolean => balanceOf(invoice) > 0 && invoice.dueOn < today;

/** Whether an invoice can be voided: it was sent, and nothing was ever paid on it; a draft is just thrown away. */
export const canVoid = ({ status, paidMinor }: Standing): boolean =>
  status === 'draft' || (status === 'open' && paidMinor === 0);

/** Whether the rest can be waived or written off: something is owed. */
export const canWaive = (invoice: Standing): boolean => balanceOf(invoice) > 0;

/** Whether a payment of so many minor units can be recorded: not more than is owed. */
export const canPay = (invoice: Standing, amountMinor: number): boolean =>
  amountMinor > 0 && amountMinor <= balanceOf(invoice);

const dayMs = 86_400_000;

/** The calendar day that due dates are compared with: a day is over once it is over everywhere. */
export const dueToday = (now: Date): string => new Date(now.getTime() - dayMs / 2).toISOString().slice(0, 10);
