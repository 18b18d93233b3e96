import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { createWriteOver } from '#lambdas/kernel/data/write.ts';
import { closed } from '#shared/payments/orders/order-moves.ts';
import { orderEntity } from '../../ports/orders/order.entity.ts';
import { refuseCredit } from '../../ports/orders/orders.ts';
import type { StoredOrder } from '../../ports/orders/stored-order.ts';
import { invoiceEntity } from '../invoice.entity.ts';
import { rowOf, type StoredInvoice } from '../invoice-store.ts';

/** Orders that pay invoices. */
export interface InvoiceOrders {
  /**
   * Stores an order and names it on each of its invoices, which must be as they were read; orders that it takes the place
   * of are given up, all in one transaction. False where any of them changed since.
   */
  reserve(order: StoredOrder, invoices: readonly StoredInvoice[], replaced: readonly StoredOrder[]): Promise<boolean>;
}

export function createInvoiceOrders(table: Table, retry: Retry = createRetry()): InvoiceOrders {
  const write = createWriteOver({ order: orderEntity(table), invoice: invoiceEntity(table) }, retry);
  return {
    reserve: async (order, invoices, replaced) => {
      replaced.forEach(refuseCredit);
      const refused = await write((at) => [
        at.order.create({ ...order }).commit(),
        ...invoices.map((invoice) =>
          at.invoice
            .put(rowOf({ ...invoice, payingOrderId: order.orderId, version: invoice.version + 1 }))
            .where(({ version }, { eq }) => eq(version, invoice.version))
            .commit(),
        ),
        ...replaced.map((before) =>
          at.order
            .put({ ...closed(before, 'cancelled'), version: before.version + 1 })
            .where(({ version }, { eq }) => eq(version, before.version))
            .commit(),
        ),
      ]);
      return refused.length === 0;
    },
  };
}
