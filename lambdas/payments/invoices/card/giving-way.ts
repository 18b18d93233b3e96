import { Problem } from '#shared/contract/errors.ts';
import { closed } from '#shared/payments/orders/order-moves.ts';
import { isOpen } from '#shared/payments/orders/states.ts';
import type { Cashier } from '../../orders/cashier.ts';
import { withoutCredit } from '../../ports/credits/pay-with-credit.ts';
import type { Orders } from '../../ports/orders/orders.ts';
import type { StoredOrder } from '../../ports/orders/stored-order.ts';
import type { StoredInvoice } from '../invoice-store.ts';

/** Invoices that are paid at once. */
export type Chosen = readonly [StoredInvoice, ...StoredInvoice[]];

/** Who is to pay, and when. */
interface Paying {
  readonly userId: string;
  readonly now: Date;
}

/** Orders that were made to pay any of these and are neither paid nor closed. */
export async function openOrders(chosen: Chosen, orders: Pick<Orders, 'find'>): Promise<readonly StoredOrder[]> {
  const ids = new Set(chosen.flatMap(({ payingOrderId }) => payingOrderId ?? []));
  const found = await Promise.all([...ids].map((orderId) => orders.find(orderId)));
  return found.filter((order) => order !== undefined).filter(({ status }) => isOpen(status));
}

/**
 * The orders that a new one takes the place of, without credit in them. Their pages are closed first, so that none of two is paid beside
 * the other.
 * @throws {Problem} invoice.beingPaid while another payer has time to pay, a saved card is being charged, or where the payment is on its way to us
 */
export async function givingWay(
  open: readonly StoredOrder[],
  { userId, now }: Paying,
  { orders, cashier }: { readonly orders: Pick<Orders, 'move'>; readonly cashier: Pick<Cashier, 'close'> },
): Promise<readonly StoredOrder[]> {
  const waits = (order: StoredOrder) => order.userId !== userId && order.expiresAt > now.toISOString();
  if (open.some((order) => waits(order) || order.installment?.does === 'charge'))
    throw new Problem('invoice.beingPaid');
  for (const order of open) {
    if (order.attempt === 0) continue;
    if (await cashier.close(order)) throw new Problem('invoice.beingPaid');
    await orders.move(order.orderId, (is) =>
      is.attempt === order.attempt ? { order: closed(is, 'cancelled') } : undefined,
    );
  }
  return Promise.all(open.filter(({ attempt }) => attempt === 0).map((order) => withoutCredit(order, orders)));
}
