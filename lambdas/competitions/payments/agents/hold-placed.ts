import { peopleOf } from '#lambdas/payments/ports/orders/order-claims.ts';
import type { Orders } from '#lambdas/payments/ports/orders/orders.ts';
import { isCharging } from '#shared/payments/orders/pledge.ts';
import { isOpen } from '#shared/payments/orders/states.ts';
import type { RegistrationStore } from '../../seasons/registration/registration-store.ts';

interface Hold {
  readonly orderId: string;
  readonly subjectId: string;
  readonly until: string;
}

interface Holding {
  readonly registrations: Pick<RegistrationStore, 'find' | 'hold'>;
  readonly orders: Pick<Orders, 'find'>;
}

/** The card of a free agent was refused: the place on the team is only held from now on, until they pay another way. Safe to repeat. */
export async function holdPlaced({ orderId, subjectId, until }: Hold, by: Holding, now: Date): Promise<void> {
  const order = await by.orders.find(orderId);
  if (!order?.pledge?.lockedAt || !order.declined || order.expiresAt !== until) return;
  const season = isOpen(order.status) && !isCharging(order) ? await by.registrations.find(subjectId) : undefined;
  if (!season) return;
  for (const personId of peopleOf(order)) await by.registrations.hold(season, personId, { payBy: until, orderId }, now);
}
