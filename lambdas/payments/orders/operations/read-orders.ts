import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { cursorsFor } from '#lambdas/kernel/http/cursor.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { ordersContract } from '#shared/payments/orders/contract.ts';
import type { Orders } from '../../ports/orders/orders.ts';
import { shownOrder } from '../../ports/orders/stored-order.ts';

type Operations = (typeof ordersContract)['operations'];

/** An order as it is stored: what the address of a page says of a payment changes nothing. */
export async function getOrder(
  { orderId }: Parsed<Operations['getOrder']>,
  caller: Caller,
  orders: Pick<Orders, 'find'>,
): Promise<Output<Operations['getOrder']>> {
  const order = await orders.find(orderId);
  if (order?.userId !== actorOf(caller).userId) throw new Problem('order.notFound');
  return shownOrder(order);
}

const pageSize = 25;

export async function listOrders(
  { cursor }: Parsed<Operations['listOrders']>,
  caller: Caller,
  orders: Pick<Orders, 'ofPayer'>,
): Promise<Output<Operations['listOrders']>> {
  const { userId } = actorOf(caller);
  const cursors = cursorsFor(userId, { list: 'listOrders' });
  const page = await orders.ofPayer(userId, pageSize, cursor && (await cursors.read(cursor)));
  const charged = page.orders.filter(({ status }) => status !== 'reserved' && status !== 'expired');
  return {
    orders: charged.map(shownOrder),
    ...(page.cursor && { nextCursor: await cursors.write(page.cursor) }),
  };
}
