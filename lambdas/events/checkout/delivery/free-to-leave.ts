import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import type { FreeTime } from '#lambdas/payments/ports/orders/order.entity.ts';
import type { Orders } from '#lambdas/payments/ports/orders/orders.ts';
import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { postponedAtMostMs } from '#shared/events/details/states.ts';
import { ordersOn } from '#shared/events/rsvp/line/order-seats.ts';
import type { EventReader } from '../../details/event-reader.ts';
import type { StoredEvent } from '../../details/stored-event.ts';

interface Freeing {
  readonly events: Pick<EventReader, 'findWithLine'>;
  readonly orders: Pick<Orders, 'move'>;
}

const dayMs = 24 * 60 * 60_000;

/**
 * Lets all who paid before a change of time or place leave with their money back: for 24 hours or until the start, and for as long
 * as the event has no new time (domain 4.4.1). Safe to repeat; the newest change counts.
 * @param since when the change was made
 */
export async function freeToLeave(eventId: string, since: string, { events, orders }: Freeing): Promise<void> {
  const found = await events.findWithLine(eventId);
  if (!found) return;
  const { event, line } = found;
  const until = freeUntil(event, since);
  if (!until) return;
  await inParallel([...ordersOn(line).keys()], 10, (orderId) =>
    orders.move(orderId, (is) => freed(is, { since, until }, event)),
  );
}

function freeUntil({ status, startsAt }: StoredEvent, since: string): string | undefined {
  const after = (ms: number) => new Date(Date.parse(since) + ms).toISOString();
  if (status === 'postponed') return after(postponedAtMostMs);
  const tomorrow = after(dayMs);
  return status === 'scheduled' ? (tomorrow < startsAt ? tomorrow : startsAt) : undefined;
}

/** What an order says of its event moves with it. Of a pass this one event alone can be left for free. */
function freed(is: StoredOrder, free: FreeTime, { eventId, startsAt }: StoredEvent) {
  const before = is.subjectKind === 'series' ? is.freeDates?.[eventId] : is.freeToLeave;
  if (is.createdAt >= free.since || (before?.since ?? '') >= free.since) return undefined;
  if (is.subjectKind !== 'series') return { order: { ...is, freeToLeave: free, startsAt } };
  const lines = is.lines.map((line) => (line.eventId === eventId ? { ...line, startsAt } : line));
  return { order: { ...is, lines, freeDates: { ...is.freeDates, [eventId]: free } } };
}
