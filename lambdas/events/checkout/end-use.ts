import * as z from 'zod';
import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import type { DueIndex } from '#lambdas/kernel/due/due-index.ts';
import type { UsesOf } from '#lambdas/payments/ports/accounts/uses-of.ts';
import { isUnsettled } from '#lambdas/payments/ports/orders/is-unsettled.ts';
import type { Orders } from '#lambdas/payments/ports/orders/orders.ts';
import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { ordersOn } from '#shared/events/rsvp/line/paid-seats.ts';
import { EventId } from '#shared/ids.ts';
import type { EventReader } from '../details/event-reader.ts';
import type { StoredEvent } from '../details/stored-event.ts';
import type { StoredLine } from '../rsvp/line/line.ts';

/** Where events that are over wait until all their payments are settled. */
export const usesQueue = 'events-uses';

export const UseWork = z.strictObject({ eventId: EventId });

export interface EndingUse {
  readonly events: Pick<EventReader, 'findWithLine'>;
  readonly orders: Pick<Orders, 'listOf'>;
  readonly uses: Pick<UsesOf, 'end'>;
  readonly due: Pick<DueIndex, 'schedule'>;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Has an event looked at that was called off, once its refunds have had their time. */
export const scheduleEndOfUse = (eventId: string, { due }: Pick<EndingUse, 'due'>, now: Date): Promise<void> =>
  scheduleAt(eventId, due, new Date(now.getTime() + 10 * minuteMs), now);

const scheduleAt = (eventId: string, due: EndingUse['due'], at: Date, now: Date) =>
  due.schedule(
    {
      queue: usesQueue,
      key: `${eventId}/${at.toISOString().slice(0, 16)}`,
      dueAt: at.toISOString(),
      data: { eventId },
    },
    now,
  );

/**
 * Says that an event needs its payout account no more: it is over, and no payer is owed anything. Until then it looks again
 * every day. Safe to repeat.
 */
export async function endUse(eventId: string, by: EndingUse, now: Date): Promise<void> {
  const [found, orders] = await Promise.all([by.events.findWithLine(eventId), by.orders.listOf(eventId)]);
  if (orders.length === 0 || (found && !isOver(found.event, now))) return;
  if (orders.some((order) => isOwed(order, found))) {
    await scheduleAt(eventId, by.due, new Date(now.getTime() + dayMs), now);
    return;
  }
  const accounts = [...new Set(orders.map(({ stripeId }) => stripeId))];
  await inParallel(accounts, 10, (stripeId) => by.uses.end(stripeId, { kind: 'event', refId: eventId }, now));
}

const isOver = ({ status, endsAt }: StoredEvent, now: Date): boolean =>
  status === 'cancelled' || (status === 'scheduled' && endsAt <= now.toISOString());

/** The places that are held by orders of an event that was called off are settled one after the other. */
function isOwed(order: StoredOrder, found: { event: StoredEvent; line: StoredLine } | undefined): boolean {
  const { orderId, refunds } = order;
  if (isUnsettled(order)) return true;
  if (found?.event.status !== 'cancelled') return false;
  const seated = [...ordersOn(found.line)].filter(([id]) => id === orderId);
  return seated.some(([, personId]) => !refunds.some((refund) => refund.personId === personId));
}
