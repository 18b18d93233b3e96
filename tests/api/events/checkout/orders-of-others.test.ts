import { expect, it } from 'vitest';
import { clock } from '#lambdas/kernel/clock.ts';
import { idFrom, newId } from '#lambdas/kernel/data/new-id.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { outboxEntity } from '#lambdas/kernel/messages/outbox.entity.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { orderEntity } from '#lambdas/payments/ports/orders/order.entity.ts';
import { createOrders } from '#lambdas/payments/ports/orders/orders.ts';
import { orderPaid } from '#shared/payments/orders/messages.ts';
import { anOrder } from '#tests/support/payments/an-order.ts';
import { product } from '#tests/support/product/product.ts';

it('leaves a paid order alone that is for no event', async () => {
  const now = clock.now();
  const order = anOrder({ orderId: newId('order', now), subjectKind: 'season', status: 'paid', refundableMinor: 1266 });
  await orderEntity(table()).put(order).go();
  const { orderId, subjectKind, subjectId } = order;
  const fact = factRow(orderPaid, idFrom('message', orderId), now, { orderId, subjectKind, subjectId });
  await outboxEntity(table()).put(fact).go();
  await product.drain();
  expect((await createOrders(table()).find(orderId))?.refunds).toEqual([]);
});
