import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { isUndecided } from '#shared/payments/orders/states.ts';
import type { DisputeFee, StoredDispute } from '#shared/payments/orders/stored-dispute.ts';
import type { Orders } from '../../ports/orders/orders.ts';
import type { StoredOrder } from '../../ports/orders/stored-order.ts';
import type { PaymentDispute } from '../invoice.entity.ts';
import type { Decided, InvoiceStore, StoredInvoice } from '../invoice-store.ts';
import type { LedgerStore } from '../ledger-store.ts';
import { cardPaymentId } from './apply-payment.ts';
import { ledgerTitle } from './ledger-title.ts';
import { partsOfOrder } from './parts-of-order.ts';
import { lostOfPayment } from './went-back.ts';

interface Noting {
  readonly orders: Pick<Orders, 'find'>;
  readonly invoices: Pick<InvoiceStore, 'change'>;
  readonly ledger: Pick<LedgerStore, 'add'>;
}

/**
 * Notes on each invoice that a disputed order paid what the payer asked their bank back for, and how it ended; what was lost
 * leaves the ledger of the community, once, as what the provider keeps for the dispute does. It goes by the order as it stands, whichever news comes first. Safe to repeat.
 */
export async function noteDispute(
  { orderId, disputeId }: { readonly orderId: string; readonly disputeId: string },
  { orders, invoices, ledger }: Noting,
  now: Date,
): Promise<void> {
  const order = await orders.find(orderId);
  const dispute = order?.disputes?.find((one) => one.disputeId === disputeId);
  if (order?.subjectKind !== 'invoice' || !dispute) return;
  const by = { at: now.toISOString(), byId: order.userId };
  const { amountMinor, openedAt } = dispute;
  for (const [invoiceId, partMinor] of partsOfOrder(order, { amountMinor, at: openedAt })) {
    const paymentId = cardPaymentId(orderId, invoiceId);
    await invoices.change<{ readonly isDone: true }>(
      invoiceId,
      (before) => noted(before, paymentId, { ...dispute, amountMinor: partMinor }, by) ?? { isDone: true },
    );
  }
  for (const fee of dispute.fees ?? []) await ledger.add(feeEntry(order, fee, by));
}

/** The invoices of one order are one community's. */
const feeEntry = (
  { subjectId: teamId, title }: StoredOrder,
  { ref, at, amountMinor }: DisputeFee,
  by: { readonly at: string; readonly byId: string },
) => ({
  ...by,
  teamId,
  entryId: idFrom('ledgerEntry', ref),
  kind: amountMinor > 0 ? ('expense' as const) : ('correction' as const),
  on: at.slice(0, 10),
  title: `${amountMinor > 0 ? 'Stripe’s dispute fee' : 'Dispute fee returned'}: ${title}`,
  amountMinor: -amountMinor,
});

const statusOf = (dispute: StoredDispute): PaymentDispute['status'] => {
  if (isUndecided(dispute)) return 'open';
  return dispute.status === 'lost' ? 'lost' : 'won';
};

function noted(
  before: StoredInvoice,
  paymentId: string,
  dispute: StoredDispute,
  by: { readonly at: string; readonly byId: string },
): Decided | undefined {
  const payment = before.payments.find((one) => one.paymentId === paymentId);
  const { disputeId } = dispute;
  const was = payment?.disputes?.[disputeId];
  const status = statusOf(dispute);
  // The dispute may be told of before the payment: it is told again once that is recorded.
  if (!payment) throw new Error('A disputed payment is not on its invoice yet');
  // What was decided stays: older news may still be on its way.
  if (was?.status === status || (was && was.status !== 'open')) return undefined;
  const amountMinor = was?.amountMinor ?? dispute.amountMinor;
  if (amountMinor === 0) return undefined;
  const disputes = { ...payment.disputes, [disputeId]: { amountMinor, status } };
  const payments = before.payments.map((one) => (one === payment ? { ...payment, disputes } : one));
  const lostMinor = payments.reduce((sum, one) => sum + lostOfPayment(one), 0);
  const next = { ...before, payments, lostMinor };
  if (status !== 'lost') return { next };
  const entryId = idFrom('ledgerEntry', disputeId, before.invoiceId);
  const title = `Dispute lost: ${ledgerTitle(before)}`;
  const on = by.at.slice(0, 10);
  return {
    next,
    entry: { teamId: before.teamId, entryId, kind: 'correction', on, title, amountMinor: -amountMinor, ...by },
  };
}
