import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { listen, on } from '#lambdas/kernel/messages/listen.ts';
import { feeCharged, invoicePaid, payersReminded } from '#shared/payments/invoices/messages.ts';
import { disputeChanged, orderPaid, refundChanged } from '#shared/payments/orders/messages.ts';
import { teamDeleted } from '#shared/teams/messages.ts';
import { createOrders } from '../ports/orders/orders.ts';
import { applyPayment } from './card/apply-payment.ts';
import { noteDispute } from './card/note-dispute.ts';
import { noteRefund } from './card/note-refund.ts';
import { closeInvoicesOf } from './close-invoices.ts';
import { invoiceDue } from './due/invoices-queue.ts';
import { issueFee } from './fee-invoices.ts';
import { createIssueStore } from './issue-store.ts';
import { createLedgerStore } from './ledger-store.ts';
import { connectTelling } from './notices/connect-telling.ts';
import { askPayers } from './notices/notify-payers.ts';

const telling = connectTelling();
const parts = { ...telling, issuing: createIssueStore(table()) };
const due = createDueIndex(table());
const card = { invoices: telling.invoices, orders: createOrders(table()), ledger: createLedgerStore(table()) };

/** A payment can be taken back right after it was recorded: its receipt waits this long. */
const receiptAfterMs = 60_000;

/** Finishes what a fee began, records card payments with what goes back of them and what banks look into, lets receipts follow payments, sends a treasurer's reminders, and settles a deleted team. */
export const handler = listen(
  on(feeCharged, async ({ data: { teamId, feeId } }) => {
    const fee = await parts.money.findFee(teamId, feeId);
    if (fee) await issueFee(fee, parts);
  }),
  on(invoicePaid, async ({ occurredAt, data: { invoiceId, paymentId } }, now) => {
    const dueAt = new Date(Date.parse(occurredAt) + receiptAfterMs).toISOString();
    await due.schedule(invoiceDue(dueAt, { what: 'receipt', invoiceId, paymentId }), now);
  }),
  on(orderPaid, async ({ data: { orderId, subjectKind } }, now) => {
    if (subjectKind === 'invoice') await applyPayment(orderId, card, now);
  }),
  on(refundChanged, ({ data }, now) => noteRefund(data, card, now)),
  on(disputeChanged, ({ data }, now) => noteDispute(data, card, now)),
  on(payersReminded, ({ messageId, occurredAt, data }, now) =>
    askPayers(data, { cause: messageId, causedAt: occurredAt }, telling, now),
  ),
  on(teamDeleted, ({ data: { teamId } }) => closeInvoicesOf(teamId, telling.invoices)),
);
