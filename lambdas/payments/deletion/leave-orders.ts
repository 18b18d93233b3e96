import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { isOpen } from '#shared/payments/orders/states.ts';
import { type Settling, settleOrder } from '../orders/settle-order.ts';
import type { Orders } from '../ports/orders/orders.ts';
import { withoutPayer } from './payer-left.ts';

interface LeavingOrders extends Settling {
  readonly orders: Pick<Orders, 'find' | 'move' | 'ofPayer'>;
}

type Payer = Pick<Account, 'userId' | 'deletedAt'>;

const pageSize = 50;

/**
 * Takes a deleted account out of its orders: those that can still be paid are closed, at the provider first, and what is paid of
 * them all the same goes back. Spots that were paid are settled as their players lose them. Safe to repeat.
 */
export async function leaveOrders(payer: Payer, by: LeavingOrders, now: Date): Promise<void> {
  let cursor: string | undefined;
  do {
    const page = await by.orders.ofPayer(payer.userId, pageSize, cursor);
    for (const { orderId } of page.orders) await leaveOrder(orderId, payer, by, now);
    cursor = page.cursor;
  } while (cursor);
}

async function leaveOrder(orderId: string, payer: Payer, by: Settling, now: Date): Promise<void> {
  const order = await noteThatPayerLeft(orderId, payer, by, now);
  // What is charged while the payer is away ends on its own.
  if (!order || !isOpen(order.status) || order.installment?.does === 'charge') return;
  const personId = order.lines[0]?.personId ?? order.userId;
  const { startsAt } = order;
  await settleOrder({ orderId, personId, cause: 'lapsed', at: now.toISOString(), startsAt }, by, now);
}

/** Notes in an order that its payer's account is gone, where it is; before anything of it is settled. Safe to repeat. */
export async function noteThatPayerLeft(
  orderId: string,
  { deletedAt }: Pick<Payer, 'deletedAt'>,
  { orders }: Pick<Settling, 'orders'>,
  now: Date,
) {
  return deletedAt ? orders.move(orderId, (is) => withoutPayer(is, deletedAt, now)) : orders.find(orderId);
}
