import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { teamMoney } from '#shared/payments/invoices/team-money.ts';
import { isDisputed } from '#shared/payments/orders/dispute-moves.ts';
import { withRefund } from '#shared/payments/orders/order-moves.ts';
import type { StoredRefund } from '#shared/payments/orders/stored-refund.ts';
import type { Orders } from '../../ports/orders/orders.ts';
import { refundFactOf } from '../../ports/orders/refund-fact.ts';
import type { StoredOrder } from '../../ports/orders/stored-order.ts';
import type { StoredPayment } from '../invoice.entity.ts';
import type { InvoiceStore } from '../invoice-store.ts';
import { inAllOf, isOnInvoice } from './note-refund.ts';
import { lostOfPayment, wentBack } from './went-back.ts';

type RefundPayment = (typeof teamMoney)['operations']['refundInvoicePayment'];

interface Parts {
  readonly invoices: Pick<InvoiceStore, 'find'>;
  readonly orders: Pick<Orders, 'move'>;
}

/** All that is left of a card payment, or an amount of it. Of two who press at once the second finds less left. */
export async function refundInvoicePayment(
  { teamId, invoiceId, paymentId, amountMinor }: Parsed<RefundPayment>,
  caller: Caller,
  { invoices, orders }: Parts,
): Promise<Output<RefundPayment>> {
  const { now } = caller;
  const invoice = await invoices.find(invoiceId);
  const payment = invoice?.payments.find((one) => one.paymentId === paymentId);
  if (invoice?.teamId !== teamId || !payment?.orderId) throw new Problem('invoice.notFound');
  const refundId = caller.newId('refund');
  const sent = { amountMinor: 0 };
  await orders.move(payment.orderId, (is) => {
    const again = is.refunds.find((one) => one.refundId === refundId);
    const left = payment.amountMinor - sentBack(is, payment, invoiceId);
    sent.amountMinor = (again && inAllOf(again)) ?? amountMinor ?? left;
    if (again) return undefined;
    if (isDisputed(is)) throw new Problem('order.disputed');
    const { personId } = invoice;
    const asked = { refundId, amountMinor: sent.amountMinor, at: now.toISOString(), personId, invoiceId };
    const order =
      sent.amountMinor <= left ? withRefund(is, { ...asked, trace: traceOf(is, asked, payment) }) : undefined;
    if (!order) throw new Problem('order.nothingLeft');
    return { order, facts: [refundFactOf(order, refundId, now)] };
  });
  return sent;
}

/**
 * Minor units that went back of what an invoice took, those on their way among them: by a treasurer, by a refund that was made at
 * the provider, or by a bank.
 */
function sentBack({ refunds }: StoredOrder, payment: StoredPayment, invoiceId: string): number {
  const ours = refunds.filter((refund) => refund.invoiceId === invoiceId).map(({ refundId }) => refundId);
  const { refunds: back = {} } = payment;
  const elsewhere = Object.entries(back).filter(([refundId]) => !ours.includes(refundId));
  return byTreasurer(refunds, invoiceId) + wentBack(Object.fromEntries(elsewhere)) + lostOfPayment(payment);
}

const byTreasurer = (refunds: StoredOrder['refunds'], invoiceId: string): number =>
  refunds
    .filter((refund) => refund.invoiceId === invoiceId && isOnInvoice(refund))
    .reduce((sum, refund) => sum + inAllOf(refund), 0);

const traceOf = (
  { terms, startsAt }: StoredOrder,
  { at, amountMinor }: Pick<StoredRefund, 'at' | 'amountMinor'>,
  payment: StoredPayment,
) => ({
  refundPolicy: terms.refundPolicy,
  cause: 'host' as const,
  at,
  startsAt,
  percent: Math.round((amountMinor * 100) / payment.amountMinor),
  returnsFee: true,
});
