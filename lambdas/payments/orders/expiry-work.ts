import * as z from 'zod';
import { OrderId } from '#shared/ids.ts';
import { isOpen } from '#shared/payments/orders/states.ts';
import { type Settling, settleOrder } from './settle-order.ts';

/** Where orders that are being paid wait for the end of their time. */
export const orderQueue = 'payments-orders';

export const OrderWork = z.strictObject({ orderId: OrderId });

/** Closes an order whose time is up, at the provider first, whatever became of its spots. It may have been given more time. */
export async function expireOrder(orderId: string, by: Settling, now: Date): Promise<void> {
  const order = await by.orders.find(orderId);
  const [line] = order?.lines ?? [];
  if (!order || !line || !isOpen(order.status) || order.expiresAt > now.toISOString()) return;
  const { personId } = line;
  const asked = { orderId, personId, cause: 'lapsed' as const, at: now.toISOString(), startsAt: order.startsAt };
  await settleOrder(asked, by, now);
}
