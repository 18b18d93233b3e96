import { peopleOf } from '#lambdas/payments/ports/orders/orders.ts';
import { settlementFact } from '#lambdas/payments/ports/orders/settlement-fact.ts';
import { orderHeldUntil } from '#shared/events/rsvp/line/order-seats.ts';
import { orderOf } from '#shared/events/rsvp/line/seats.ts';
import type { Delivering } from './deliver.ts';

interface Hold {
  readonly orderId: string;
  readonly subjectId: string;
  readonly until: string;
}

/**
 * Holds the seats of an order for as long as its payment may take now. Where one was given up meanwhile, an order that can still be
 * paid is closed. Safe to repeat; what came late of an earlier hold changes nothing.
 */
export async function keepHold({ orderId, subjectId, until }: Hold, by: Delivering, now: Date): Promise<void> {
  const order = await by.orders.find(orderId);
  if (!order || order.expiresAt !== until) return;
  const people = peopleOf(order);
  const moved = await by.seats.move(subjectId, (line) => orderHeldUntil(line, people, { orderId, until }));
  if (!moved || order.awaitsBank) return;
  for (const personId of people)
    if (orderOf(moved.line, personId) !== orderId)
      await by.record(settlementFact({ orderId, personId, cause: 'lapsed', startsAt: order.startsAt }, now));
}
