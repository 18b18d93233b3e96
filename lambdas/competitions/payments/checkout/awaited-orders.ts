import type { Orders } from '#lambdas/payments/ports/orders/orders.ts';
import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { isOpen, wasCharged } from '#shared/payments/orders/states.ts';

/** Whether an order was paid, and nothing of it went back. */
export const isKept = ({ status, refunds }: StoredOrder): boolean => wasCharged(status) && refunds.length === 0;

/** Those of some orders whose money can still come, or came and is not noted yet. */
export async function awaitedOf(
  orderIds: readonly string[],
  orders: Pick<Orders, 'find'>,
): Promise<ReadonlySet<string>> {
  const found = await Promise.all([...new Set(orderIds)].map((orderId) => orders.find(orderId)));
  return new Set(found.flatMap((order) => (order && (isOpen(order.status) || isKept(order)) ? [order.orderId] : [])));
}
