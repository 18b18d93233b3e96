import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { teamMoney } from '#shared/payments/invoices/team-money.ts';
import { isDisputed } from '#shared/payments/orders/dispute-moves.ts';
import { type StoredRefund, withRefund } from '#shared/payments/orders/order-moves.ts';
import type { Orders } from '../../ports/orders/orders.ts';
import { refundFactOf } from '../../ports/orders/refund-fact.ts';
import type { StoredOrder } from '../../ports/orders/stored-order.ts';
import type { StoredPayment } from '../invoice.entity.ts';
import type { Decided, InvoiceStore, StoredInvoice } from '../invoice-store.ts';
import { cardPaymentId } from './apply-payment.ts';
import { ledgerTitle } from './ledger-title.ts';
import { wentBack } from './went-back.ts';

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
    const left = payment.amountMinor - sentBack(is, invoiceId);
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

/** Minor units that a treasurer sent back of what an invoice took, those on their way among them. */
const sentBack = ({ refunds }: StoredOrder, invoiceId: string): number =>
  refunds
    .filter((refund) => refund.invoiceId === invoiceId && isOfInvoice(refund))
    .reduce((sum, refund) => sum + inAllOf(refund), 0);

/** What goes back by card and as credit; of one that the bank refused, the credit stays with the payer. */
const inAllOf = ({ amountMinor, creditMinor = 0, status }: StoredRefund): number =>
  creditMinor + (status === 'failed' ? 0 : amountMinor);

/** What came when nothing was owed never was on the invoice. */
const isOfInvoice = ({ trace }: StoredRefund): boolean => trace.cause !== 'undelivered';

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

interface Noting {
  readonly orders: Pick<Orders, 'find'>;
  readonly invoices: Pick<InvoiceStore, 'change'>;
}

/**
 * Notes on the invoice, and in the ledger of the community, what the provider took to send back, or that the bank refused
 * it. It goes by the order as it stands, whichever news of it comes first. Safe to repeat.
 */
export async function noteRefund(
  { orderId, refundId }: { readonly orderId: string; readonly refundId: string },
  { orders, invoices }: Noting,
  now: Date,
): Promise<void> {
  const order = await orders.find(orderId);
  const refund = order?.refunds.find((one) => one.refundId === refundId);
  if (!order || !refund?.invoiceId || !isOfInvoice(refund)) return;
  if (refund.status === 'requested' || refund.status === 'pending_funds') return;
  const paymentId = cardPaymentId(orderId, refund.invoiceId);
  await invoices.change<{ readonly isDone: true }>(
    refund.invoiceId,
    (before) => withBack(before, paymentId, refund, { at: now.toISOString(), byId: order.userId }) ?? { isDone: true },
  );
}

function withBack(
  before: StoredInvoice,
  paymentId: string,
  refund: StoredRefund,
  by: { readonly at: string; readonly byId: string },
): Decided | undefined {
  const payment = before.payments.find((one) => one.paymentId === paymentId);
  const { refundId, creditMinor = 0 } = refund;
  const was = payment?.refunds?.[refundId] ?? 0;
  const is = inAllOf(refund);
  // Credit that comes back is no money that leaves.
  const moneyMinor = is - was - (was === 0 ? creditMinor : 0);
  if (!payment || was === is) return undefined;
  const refunds = { ...payment.refunds, [refundId]: is };
  const payments = before.payments.map((one) => (one === payment ? { ...payment, refunds } : one));
  const refundedMinor = payments.reduce((sum, one) => sum + wentBack(one.refunds), 0);
  const next = { ...before, payments, refundedMinor, status: statusAfter({ ...before, refundedMinor }) };
  if (moneyMinor === 0) return { next };
  return {
    next,
    entry: {
      teamId: before.teamId,
      entryId: idFrom('ledgerEntry', refundId, moneyMinor > 0 ? 'out' : 'back'),
      kind: 'correction',
      on: by.at.slice(0, 10),
      title: `Refund: ${ledgerTitle(before)}`,
      amountMinor: -moneyMinor,
      ...by,
    },
  };
}

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
