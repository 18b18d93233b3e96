import type { Orders } from '#lambdas/payments/ports/orders/orders.ts';
import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { EventStore } from '../details/store.ts';
import type { StoredEvent } from '../details/stored-event.ts';
import { type KeepsMoney, keepsMoneyOf } from '../payments/keeps-money-of.ts';
import { isOrderAt } from './orders-at.ts';
import { placesOf } from './places-of.ts';

interface KeepingParts extends KeepsMoney {
  readonly events: Pick<EventStore, 'find'>;
  readonly orders: Pick<Orders, 'find'>;
}

/**
 * An order at an event, with the event, for a person who keeps the money of it. A pass pays for several dates: only a person who
 * keeps the money of each of them decides about it.
 * @throws {Problem} event.notFound, access.denied, order.notFound
 */
export async function orderKeptBy(
  userId: string,
  { eventId, orderId }: { readonly eventId: string; readonly orderId: string },
  parts: KeepingParts,
): Promise<{ readonly order: StoredOrder; readonly event: StoredEvent }> {
  const event = await parts.events.find(eventId);
  if (!event) throw new Problem('event.notFound');
  if (!(await keepsMoneyOf(event, userId, parts))) throw new Problem('access.denied');
  const order = await parts.orders.find(orderId);
  if (!order || !isOrderAt(order, eventId)) throw new Problem('order.notFound');
  const others = await Promise.all(placesOf(order).map((place) => parts.events.find(place.eventId)));
  const kept = await Promise.all(others.map((other) => !other || keepsMoneyOf(other, userId, parts)));
  if (kept.includes(false)) throw new Problem('access.denied');
  return { order, event };
}
