import type { Orders } from '#lambdas/payments/ports/orders/orders.ts';
import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import type { CardPayment } from '#shared/competitions/payments/card-payments.ts';
import { isOpen, wasCharged } from '#shared/payments/orders/states.ts';

/** Whether an order was paid and that player's part of it did not go back. Other players of the same order may have left. */
const isKept = ({ status, refunds }: StoredOrder, personId: string): boolean =>
  wasCharged(status) && !refunds.some((refund) => (refund.personId ?? personId) === personId);

/** Whether an order can still bring money for that player, or brought it and that is not noted yet. */
const isAwaited = (order: StoredOrder, personId: string): boolean => isOpen(order.status) || isKept(order, personId);

/** Orders that payments name and that can still bring their money, or brought it and that is not noted yet. */
export async function awaitedOf(
  payments: readonly Pick<CardPayment, 'orderId' | 'personId'>[],
  orders: Pick<Orders, 'find'>,
): Promise<readonly StoredOrder[]> {
  const ids = [...new Set(payments.map(({ orderId }) => orderId))];
  const found = await Promise.all(ids.map((orderId) => orders.find(orderId)));
  return found
    .filter((order) => order !== undefined)
    .filter((order) =>
      payments.some(({ orderId, personId }) => orderId === order.orderId && isAwaited(order, personId)),
    );
}
