import type { Orders } from '#lambdas/payments/ports/orders/orders.ts';
import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { EventStore } from '../details/store.ts';
import type { StoredEvent } from '../details/stored-event.ts';
import { type KeepsMoney, keepsMoneyOf } from '../payments/keeps-money-of.ts';
import { placesOf } from './delivery/places-of.ts';
import { isOrderAt } from './orders-at.ts';

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
  const found = await Promise.all(placesOf(order).map((place) => parts.events.find(place.eventId)));
  if (!(await keepsAll(found, userId, parts))) throw new Problem('access.denied');
  return { order, event };
}

async function keepsAll(dates: readonly (StoredEvent | undefined)[], userId: string, parts: KeepsMoney) {
  const kept = await Promise.all(dates.map((date) => !date || keepsMoneyOf(date, userId, parts)));
  return !kept.includes(false);
}

/** The passes among some orders that a person can't decide about; each date is read once. */
export async function passesOfOthers(
  userId: string,
  orders: readonly StoredOrder[],
  parts: KeepingParts,
): Promise<string[]> {
  const passes = orders.filter(({ subjectKind }) => subjectKind === 'series');
  const datesOf = (pass: StoredOrder) => placesOf(pass).map(({ eventId }) => eventId);
  const dates = [...new Set(passes.flatMap(datesOf))];
  const kept = await Promise.all(dates.map(async (date) => keepsAll([await parts.events.find(date)], userId, parts)));
  const others = new Set(dates.filter((_, index) => kept[index] === false));
  return passes.filter((pass) => datesOf(pass).some((date) => others.has(date))).map(({ orderId }) => orderId);
}
