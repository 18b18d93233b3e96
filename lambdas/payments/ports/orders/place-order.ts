import type { RowsOf } from '#lambdas/kernel/data/write.ts';
import { closed } from '#shared/payments/orders/order-moves.ts';
import { type UseEntities, usesReturned } from '../discounts/discount-uses.ts';
import type { orderEntity } from './order.entity.ts';
import { refuseCredit } from './orders.ts';
import type { StoredOrder } from './stored-order.ts';

type Rows = RowsOf<{
  order: ReturnType<typeof orderEntity>;
  discount: UseEntities['discount'];
  discountUse: UseEntities['discountUse'];
}>;

/**
 * Parts of the transaction that makes an order for what its context keeps track of itself. Orders that it replaces are given up
 * with it, and what they used of codes is free again; they refuse it where they moved since they were read, as one does that the payer began to pay.
 */
export function placeOrder(rows: Rows, order: StoredOrder, replaced: readonly StoredOrder[]): readonly unknown[] {
  replaced.forEach(refuseCredit);
  return [
    rows.order.create({ ...order }).commit(),
    ...replaced.map((before) =>
      rows.order
        .put({ ...closed(before, 'cancelled'), version: before.version + 1 })
        .where(({ version }, { eq }) => eq(version, before.version))
        .commit(),
    ),
    ...usesReturned(rows, replaced),
  ];
}
