import * as z from 'zod';
import { type EndingUse, endOfUse } from '#lambdas/payments/ports/accounts/end-of-use.ts';
import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { ordersOn } from '#shared/events/rsvp/line/order-seats.ts';
import { EventId, SeriesId } from '#shared/ids.ts';
import { isAbout } from '#shared/payments/orders/spot-of.ts';
import { wasCharged } from '#shared/payments/orders/states.ts';
import type { EventReader } from '../details/event-reader.ts';
import type { StoredEvent } from '../details/stored-event.ts';
import type { StoredLine } from '../rsvp/line/line.ts';

/** Where events that are over wait until all their payments are settled. */
export const usesQueue = 'events-uses';

/** The event, or the series with its passes, that waits. */
export const UseWork = z.strictObject({ refId: z.union([EventId, SeriesId]) });

/** How an event, and a series whose passes are sold, stops needing its payout account. */
export const eventUse = endOfUse({ kind: 'event', queue: usesQueue });
const seriesUse = endOfUse({ kind: 'series', queue: usesQueue });

interface EndingEvent extends EndingUse {
  readonly events: Pick<EventReader, 'findWithLine'>;
}

/** Frees the payout account of an event that is over, as soon as no payer is owed anything. Safe to repeat. */
export async function endUse(refId: string, by: EndingEvent, now: Date): Promise<void> {
  if (SeriesId.safeParse(refId).success)
    return seriesUse.end(refId, by, now, (order) => wasCharged(order.status) && isAhead(order, now));
  const found = await by.events.findWithLine(refId);
  if (found && !isOver(found.event, now)) return;
  await eventUse.end(refId, by, now, (order) => found !== undefined && isSeated(order, found));
  if (found?.event.rootId) await endUse(found.event.rootId, by, now);
}

/** Whether a pass still has a date to come. */
const isAhead = ({ lines, refunds, kept = [] }: StoredOrder, now: Date): boolean =>
  lines
    .filter(({ startsAt = '' }) => startsAt > now.toISOString())
    .some((line) => ![...refunds, ...kept].some((one) => isAbout(one, line)));

const isOver = ({ status, endsAt }: StoredEvent, now: Date): boolean =>
  status === 'cancelled' || (status === 'scheduled' && endsAt <= now.toISOString());

/**
 * Whether an order still paid for a seat of an event that was called off: those are settled one after the other. A seat
 * that was only held stays on the line as it is.
 */
function isSeated(
  { orderId, refunds, status }: StoredOrder,
  { event, line }: { readonly event: StoredEvent; readonly line: StoredLine },
): boolean {
  if (event.status !== 'cancelled' || !wasCharged(status)) return false;
  const seated = ordersOn(line).get(orderId) ?? [];
  return seated.some((personId) => !refunds.some((refund) => isAbout(refund, { personId })));
}
