import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { balanceOf } from '#shared/payments/invoices/standing.ts';
import { withRefund } from '#shared/payments/orders/order-moves.ts';
import type { OrderLine } from '#shared/payments/orders/schemas.ts';
import { withInstallmentPaid } from '../../installments/installment-paid.ts';
import { wasSentBack } from '../../orders/on-payment.ts';
import type { Orders } from '../../ports/orders/orders.ts';
import { refundFactOf } from '../../ports/orders/refund-fact.ts';
import type { StoredOrder } from '../../ports/orders/stored-order.ts';
import type { StoredPayment } from '../invoice.entity.ts';
import type { Decided, InvoiceStore, StoredInvoice } from '../invoice-store.ts';
import type { LedgerStore } from '../ledger-store.ts';
import { ledgerTitle } from './ledger-title.ts';

export interface Applying {
  readonly orders: Pick<Orders, 'find' | 'move'>;
  readonly invoices: Pick<InvoiceStore, 'find' | 'change'>;
  readonly ledger: Pick<LedgerStore, 'add'>;
}

/** The payment of one invoice by one order: it is recorded once. */
export const cardPaymentId = (orderId: string, invoiceId: string): string => idFrom('payment', orderId, invoiceId);

/**
 * Records a payment by card and with credit on the invoices that it was made for. What is not owed any more by then, because a treasurer took
 * cash, waived it or voided it meanwhile, goes back to the card; the invoice itself holds how much that is, so that a repeat
 * decides the same. Safe to repeat.
 */
export async function applyPayment(orderId: string, by: Applying, now: Date): Promise<void> {
  const order = await by.orders.find(orderId);
  if (!order) throw new Error('A paid order is gone');
  if (wasSentBack(order)) return;
  const credits = creditsOf(order);
  let kept = 0;
  for (const [at, line] of order.lines.entries()) kept += await applyLine(order, line, credits[at] ?? 0, by, now);
  await noteFees(order, kept, by, now);
}

/** How much of each line the payer's credit paid, first lines first, in minor units. */
function creditsOf({ lines, creditMinor = 0 }: StoredOrder): number[] {
  let leftMinor = creditMinor;
  return lines.map(({ amountMinor }) => {
    const used = Math.min(leftMinor, amountMinor);
    leftMinor -= used;
    return used;
  });
}

/** @returns how much of it the invoice took by card, in minor units */
async function applyLine(
  order: StoredOrder,
  line: OrderLine,
  creditMinor: number,
  by: Applying,
  now: Date,
): Promise<number> {
  const { invoiceId = '', amountMinor } = line;
  const paymentId = cardPaymentId(order.orderId, invoiceId);
  await by.invoices.change<{ readonly isDone: true }>(invoiceId, (before) =>
    before.payments.some((one) => one.paymentId === paymentId)
      ? { isDone: true }
      : paid(before, order, { amountMinor, creditMinor }, now),
  );
  const invoice = await by.invoices.find(invoiceId);
  const payment = invoice?.payments.find((one) => one.paymentId === paymentId);
  if (!payment) throw new Error('An invoice that was paid is gone');
  const rest = amountMinor - payment.amountMinor;
  if (rest > 0) await by.orders.move(order.orderId, (is) => sendingBack(is, line, rest, now));
  return byCardOf(payment);
}

interface Part {
  readonly amountMinor: number;
  /** What of it was paid with credit; what goes back takes that first. */
  readonly creditMinor: number;
}

/** What of a payment was money: credit was money at another time, or never. */
const byCardOf = ({ amountMinor, creditMinor = 0 }: StoredPayment): number => amountMinor - creditMinor;

function paid(before: StoredInvoice, order: StoredOrder, { amountMinor, creditMinor }: Part, now: Date): Decided {
  const { teamId, invoiceId, payerId } = before;
  const { orderId, userId, paidAt = now.toISOString() } = order;
  const paymentId = cardPaymentId(orderId, invoiceId);
  const taken = Math.min(balanceOf(before), amountMinor);
  const by = { at: now.toISOString(), byId: userId };
  const on = paidAt.slice(0, 10);
  const withCredit = Math.max(0, creditMinor - (amountMinor - taken));
  const payment: StoredPayment = {
    paymentId,
    method: 'card',
    amountMinor: taken,
    ...(withCredit > 0 && { creditMinor: withCredit }),
    receivedOn: on,
    orderId,
    ...by,
  };
  const paid = { ...before, payments: [...before.payments, payment], paidMinor: before.paidMinor + taken };
  const next = withInstallmentPaid(paid, order, taken);
  if (byCardOf(payment) === 0) return { next };
  const entryId = idFrom('ledgerEntry', paymentId);
  const line = {
    teamId,
    entryId,
    kind: 'payment' as const,
    on,
    title: ledgerTitle(before),
    amountMinor: byCardOf(payment),
  };
  return { next, entry: { ...line, payerId, ...by } };
}

/** What an invoice did not need goes back, with the fee of it. */
function sendingBack(is: StoredOrder, { personId, invoiceId = '' }: OrderLine, amountMinor: number, now: Date) {
  const refundId = idFrom('refund', is.orderId, invoiceId);
  const at = now.toISOString();
  const { refundPolicy } = is.terms;
  const trace = {
    refundPolicy,
    cause: 'undelivered' as const,
    at,
    startsAt: is.startsAt,
    percent: 100,
    returnsFee: true,
  };
  const order = withRefund(is, { refundId, amountMinor, at, personId, invoiceId, trace });
  return order && { order, facts: [refundFactOf(order, refundId, now)] };
}

/** What the payment cost the community, in proportion to what its invoices took by card. */
async function noteFees(order: StoredOrder, kept: number, { ledger }: Applying, now: Date): Promise<void> {
  const {
    orderId,
    subjectId: teamId,
    userId: byId,
    totalMinor,
    platformFeeMinor,
    feesMinor = platformFeeMinor,
  } = order;
  const amountMinor = -Math.round((feesMinor * kept) / Math.max(1, totalMinor));
  if (amountMinor >= 0) return;
  const on = (order.paidAt ?? now.toISOString()).slice(0, 10);
  const entryId = idFrom('ledgerEntry', orderId, 'fees');
  await ledger.add({
    teamId,
    entryId,
    kind: 'expense',
    on,
    title: 'Card fees',
    amountMinor,
    at: now.toISOString(),
    byId,
  });
}
