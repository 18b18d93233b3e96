import type { Orders } from '#lambdas/payments/ports/orders/orders.ts';
import { type StoredOrder, shownOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import type { DependantReader } from '#lambdas/people/ports/family/dependants.ts';
import type { EventQuote } from '#shared/events/checkout/event-quote.ts';
import { orderOf } from '#shared/events/rsvp/line/seats.ts';
import { isOpen, wasCharged } from '#shared/payments/orders/states.ts';
import { hasRight } from '#shared/people/family/guardian.ts';
import type { StoredEvent } from '../../details/stored-event.ts';
import type { StoredLine } from '../../rsvp/line/line.ts';
import { backOfDates } from '../../series/pass/back-of-dates.ts';

/** What a guardian pays, or paid, for a child's spot. */
interface PaidForChild {
  readonly personId: string;
  readonly order: StoredOrder;
}

/** The children that a guardian may pay for. */
export async function childrenOf(
  userId: string,
  { dependants }: { readonly dependants: Pick<DependantReader, 'ofGuardian'> },
  now: Date,
): Promise<string[]> {
  const family = await dependants.ofGuardian(userId);
  return family.flatMap(({ guardians, dependantId }) => (hasRight(guardians, userId, 'pay', now) ? [dependantId] : []));
}

/** What a guardian pays for their children here, or paid. */
export async function familyOrders(
  { eventId }: StoredEvent,
  userId: string,
  family: readonly string[],
  { orders }: { readonly orders: Pick<Orders, 'findFor'> },
): Promise<PaidForChild[]> {
  const found = await Promise.all(
    family.map(async (personId) => ({ personId, order: await orders.findFor({ subjectId: eventId, personId }) })),
  );
  return found
    .flatMap(({ personId, order }) => (order ? [{ personId, order }] : []))
    .filter(({ order }) => order.userId === userId && (isOpen(order.status) || wasCharged(order.status)));
}

/** Orders for this event, each once, without the reader's own; and whose spot a pass for the series holds or paid. */
export function forFamily(
  found: readonly PaidForChild[],
  line: StoredLine,
  own: StoredOrder | undefined,
  now: Date,
): Pick<EventQuote, 'familyOrders' | 'familyPasses'> {
  const passes = found.filter(({ order }) => order.subjectKind === 'series');
  const orders = found.filter(({ order }) => order.subjectKind !== 'series');
  const once = new Map(orders.map(({ order }) => [order.orderId, order]));
  return {
    familyOrders: [...once.values()].filter(({ orderId }) => orderId !== own?.orderId).map(shownOrder),
    familyPasses: passes
      .filter(({ personId, order }) => orderOf(line, personId) === order.orderId)
      .map(({ personId: dependantId, order }) => ({
        dependantId,
        isPaid: !isOpen(order.status),
        backMinor: backOfDates(order, [line], dependantId, now),
      })),
  };
}
