import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { isUnsent } from '#shared/payments/orders/dispute-moves.ts';
import type { StoredRefund } from '#shared/payments/orders/stored-refund.ts';
import type { Orders } from '../../ports/orders/orders.ts';
import type { Decided, InvoiceStore, StoredInvoice } from '../invoice-store.ts';
import { cardPaymentId } from './apply-payment.ts';
import { ledgerTitle } from './ledger-title.ts';
import { partsOfOrder } from './parts-of-order.ts';
import { wentBack } from './went-back.ts';

interface Noting {
  readonly orders: Pick<Orders, 'find'>;
  readonly invoices: Pick<InvoiceStore, 'change'>;
}

/** What came when nothing was owed never was on the invoice. */
export const isOnInvoice = ({ trace }: Pick<StoredRefund, 'trace'>): boolean => trace.cause !== 'undelivered';

/**
 * Notes on the invoice, and in the ledger of the community, what the provider took to send back, or that the bank refused
 * it. A refund that the seller made at the provider names no invoice: those that the order paid share it. It goes by the order as it stands, whichever news of it comes first. Safe to repeat.
 */
export async function noteRefund(
  { orderId, refundId }: { readonly orderId: string; readonly refundId: string },
  { orders, invoices }: Noting,
  now: Date,
): Promise<void> {
  const order = await orders.find(orderId);
  const refund = order?.refunds.find((one) => one.refundId === refundId);
  if (order?.subjectKind !== 'invoice' || !refund || !isOnInvoice(refund) || isUnsent(refund)) return;
  const by = { at: now.toISOString(), byId: order.userId };
  const { invoiceId: named, amountMinor } = refund;
  for (const [invoiceId, partMinor] of named ? [[named, amountMinor] as const] : partsOfOrder(order, refund)) {
    const part = { ...refund, amountMinor: partMinor };
    await invoices.change<{ readonly isDone: true }>(
      invoiceId,
      (before) => withBack(before, cardPaymentId(orderId, invoiceId), part, by) ?? { isDone: true },
    );
  }
}

/** An invoice with its part of a refund; undefined where nothing changes. */
function withBack(
  before: StoredInvoice,
  paymentId: string,
  refund: StoredRefund,
  by: { readonly at: string; readonly byId: string },
): Decided | undefined {
  const payment = before.payments.find((one) => one.paymentId === paymentId);
  // It may be told of before the payment: it is told again once that is recorded.
  if (!payment) throw new Error('A refunded payment is not on its invoice yet');
  const { refundId, creditMinor = 0 } = refund;
  const known = payment.refunds?.[refundId];
  // The card's part failed, which is its end: older news of it may still be on its way.
  if (known === creditMinor) return undefined;
  const was = known ?? 0;
  const is = inAllOf(refund);
  if (was === is) return undefined;
  // Credit that comes back is no money that leaves.
  const moneyMinor = is - was - (was === 0 ? creditMinor : 0);
  const refunds = { ...payment.refunds, [refundId]: is };
  const payments = before.payments.map((one) => (one === payment ? { ...payment, refunds } : one));
  const refundedMinor = payments.reduce((sum, one) => sum + wentBack(one.refunds), 0);
  const next = { ...before, payments, refundedMinor, status: statusAfter({ ...before, refundedMinor }) };
  if (moneyMinor === 0) return { next };
  return {
    next,
    entry: {
      teamId: before.teamId,
      entryId: idFrom('ledgerEntry', refundId, before.invoiceId, moneyMinor > 0 ? 'out' : 'back'),
      kind: 'correction',
      on: by.at.slice(0, 10),
      title: `Refund: ${ledgerTitle(before)}`,
      amountMinor: -moneyMinor,
      ...by,
    },
  };
}

/** What goes back by card and as credit; of one that the bank refused, the credit stays with the payer. */
export const inAllOf = ({ amountMinor, creditMinor = 0, status }: StoredRefund): number =>
  creditMinor + (status === 'failed' ? 0 : amountMinor);

/** An invoice that was paid in full is refunded once all of it went back; what was closed otherwise stays as it is. */
function statusAfter({
  status,
  totalMinor,
  paidMinor,
  waivedMinor = 0,
  refundedMinor = 0,
}: StoredInvoice): StoredInvoice['status'] {
  if (status !== 'open' && status !== 'refunded') return status;
  return paidMinor + waivedMinor === totalMinor && refundedMinor === paidMinor ? 'refunded' : 'open';
}
