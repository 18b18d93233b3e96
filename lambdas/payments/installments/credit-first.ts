import { contention } from '#lambdas/kernel/data/conditions.ts';
import { Problem } from '#shared/contract/errors.ts';
import { creditFor, withCredit } from '#shared/payments/credits/use-credit.ts';
import { isOpen } from '#shared/payments/orders/states.ts';
import { afterFree } from '../orders/on-payment.ts';
import type { StoredOrder } from '../ports/orders/stored-order.ts';
import type { PlanParts } from './plan-parts.ts';

/**
 * Lets the payer's credit with the seller pay for a charge before the card does, as far as it goes. It is decided once and kept,
 * nothing included, before we charge the card: the amount that we ask the provider for never changes. What credit pays in whole
 * is paid with that. A charge that fails gives its credit back as it ends.
 * @throws contention where the balance moves meanwhile, to be tried again
 */
export async function creditFirst(
  order: StoredOrder,
  { orders, credits }: Pick<PlanParts, 'orders' | 'credits'>,
  now: Date,
): Promise<StoredOrder> {
  if (isDecided(order)) return order;
  const balanceMinor = await credits.balance(order);
  try {
    const moved = await orders.move(order.orderId, (is) => {
      if (isDecided(is)) return undefined;
      const next = withCredit(is, creditFor(balanceMinor, is));
      return afterFree(next, now) ?? { order: next };
    });
    return moved ?? order;
  } catch (error) {
    if (error instanceof Problem && error.code === 'credit.changed') throw contention('The credit moved');
    throw error;
  }
}

const isDecided = ({ status, creditMinor }: StoredOrder): boolean => !isOpen(status) || creditMinor !== undefined;
