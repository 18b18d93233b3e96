import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { teamMoney } from '#shared/payments/invoices/team-money.ts';
import type { Attended } from '#shared/payments/orders/stored-dispute.ts';
import { answerDisputeOf, seenDispute } from '../../ports/orders/answer-dispute.ts';
import type { Orders } from '../../ports/orders/orders.ts';
import type { StoredOrder } from '../../ports/orders/stored-order.ts';
import type { InvoiceStore } from '../invoice-store.ts';
import { isDisputedPayment } from './went-back.ts';

type Operations = (typeof teamMoney)['operations'];

/** An invoice is no event, so there is no attendance to prove. */
const attended: readonly Attended[] = [];

interface Parts {
  readonly invoices: Pick<InvoiceStore, 'find'>;
  readonly orders: Pick<Orders, 'find' | 'move'>;
}

export async function getInvoiceDispute(
  input: Parsed<Operations['getInvoiceDispute']>,
  parts: Parts,
): Promise<Output<Operations['getInvoiceDispute']>> {
  return seenDispute(await disputedOrder(input, parts), async () => attended);
}

/** Keeps a draft or sends it, once, before the deadline. An order of several invoices is answered once for all of them. */
export async function answerInvoiceDispute(
  { answer, send, ...invoice }: Parsed<Operations['answerInvoiceDispute']>,
  { now }: Caller,
  parts: Parts,
): Promise<Output<Operations['answerInvoiceDispute']>> {
  const { orderId } = await disputedOrder(invoice, parts);
  return answerDisputeOf({ orderId, answer, send, attended }, parts.orders, now);
}

/**
 * The order whose payment of an invoice is disputed, or was.
 * @throws {Problem} invoice.notFound, dispute.notFound
 */
async function disputedOrder(
  { teamId, invoiceId }: Parsed<Operations['getInvoiceDispute']>,
  { invoices, orders }: Parts,
): Promise<StoredOrder> {
  const invoice = await invoices.find(invoiceId);
  if (invoice?.teamId !== teamId) throw new Problem('invoice.notFound');
  const payment =
    invoice.payments.find(isDisputedPayment) ?? invoice.payments.findLast(({ disputes }) => disputes !== undefined);
  const order = payment?.orderId ? await orders.find(payment.orderId) : undefined;
  if (!order) throw new Problem('dispute.notFound');
  return order;
}
