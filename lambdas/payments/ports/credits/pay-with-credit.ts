import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { Problem } from '#shared/contract/errors.ts';
import { creditFor, withCredit } from '#shared/payments/credits/use-credit.ts';
import { creditHeld } from '#shared/payments/orders/messages.ts';
import type { Orders, OrdersBefore } from '../orders/orders.ts';
import type { StoredOrder } from '../orders/stored-order.ts';
import type { Credits } from './credits.ts';

interface Paying {
  readonly orders: Pick<Orders, 'move'>;
  readonly credits: Pick<Credits, 'balance'>;
}

const tries = 3;

/**
 * Lets the payer's credit with the seller pay for an order that no one began to pay, as far as it goes. Balance and order move in
 * one transaction, with the fact that brings it back when the time to pay is over. Where the balance moves meanwhile it is looked
 * at again; if it does so again and again, the order stays as it is.
 */
export async function payWithCredit(
  order: StoredOrder,
  { orders, credits }: Paying,
  now: Date,
  left = tries,
): Promise<StoredOrder> {
  if (order.status !== 'reserved' || order.pledge) return order;
  const balanceMinor = await credits.balance(order);
  if (balanceMinor === 0) return order;
  try {
    const moved = await orders.move(order.orderId, (is) => using(is, balanceMinor, now));
    return moved ?? order;
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'credit.changed') throw error;
    return left > 1 ? payWithCredit(order, { orders, credits }, now, left - 1) : order;
  }
}

function using(is: StoredOrder, balanceMinor: number, now: Date) {
  const { creditLeftOutMinor: _, ...rest } = is;
  const creditMinor = creditFor(balanceMinor + (is.creditMinor ?? 0), is);
  if (is.status !== 'reserved' || is.pledge || creditMinor === (is.creditMinor ?? 0)) return undefined;
  return { order: withCredit(rest, creditMinor), facts: [heldFact(is, now)] };
}

const heldFact = ({ orderId, version, expiresAt: until }: StoredOrder, now: Date) =>
  factRow(creditHeld, idFrom('message', creditHeld.name, orderId, String(version)), now, { orderId, until });

/** An order that no one began to pay, without credit in it: the credit is with its payer again. */
export async function withoutCredit(order: StoredOrder, orders: Pick<Orders, 'move'>): Promise<StoredOrder> {
  if (order.status !== 'reserved' || !order.creditMinor) return order;
  const moved = await orders.move(order.orderId, (is) =>
    is.status === 'reserved' && is.creditMinor
      ? { order: { ...withCredit(is, 0), creditLeftOutMinor: is.creditMinor } }
      : undefined,
  );
  return moved ?? order;
}

/** Orders that another one takes the place of, each without credit in it. */
export async function creditGivenBack(before: OrdersBefore, orders: Pick<Orders, 'move'>): Promise<OrdersBefore> {
  const given = [...before].map(async ([person, order]) => [person, await withoutCredit(order, orders)] as const);
  return new Map(await Promise.all(given));
}
