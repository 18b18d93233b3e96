import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import type { Orders } from '#lambdas/payments/ports/orders/orders.ts';
import { ordersOn } from '#shared/events/rsvp/line/order-seats.ts';
import type { EventStore } from '../../details/store.ts';
import type { StoredEvent } from '../../details/stored-event.ts';
import type { SeatStore } from '../../rsvp/line/seats.ts';
import { follow } from '../../series/follow.ts';
import type { SeriesStore } from '../../series/store.ts';
import { callingOff, type StoredSeries } from '../../series/stored-series.ts';

interface CallingOffDates {
  readonly events: Pick<EventStore, 'find' | 'save'>;
  readonly seats: Pick<SeatStore, 'find'>;
  readonly orders: Pick<Orders, 'find'>;
  readonly series: Pick<SeriesStore, 'find' | 'findEvents'>;
}

/** The dates of an order that were called off at once with one; undefined where that was canceled by itself. */
export type DatesWith = (
  event: StoredEvent,
  orderId: string,
  now: Date,
) => Promise<{ readonly calledOff: string; readonly eventIds: string[] } | undefined>;

const atOnce = 8;

/**
 * The dates of a pass that its series called off at once, of which its payer hears in one mail. Dates that lag behind the series follow
 * it first: every date then names the same ones, and none waits for one that takes place.
 */
export const createDatesWith =
  (by: CallingOffDates): DatesWith =>
  async ({ seriesId, calledOffIn }, orderId, now) => {
    if (!seriesId || calledOffIn === undefined) return undefined;
    const order = await by.orders.find(orderId);
    if (order?.subjectKind !== 'series') return undefined;
    const eventIds = [...new Set(order.lines.flatMap(({ eventId }) => eventId ?? []))];
    await catchUp(seriesId, eventIds, by, now);
    const found = await by.series.findEvents(eventIds);
    const gone = eventIds.filter((eventId) => {
      const one = found.get(eventId);
      return one?.seriesId === seriesId && one.calledOffIn === calledOffIn;
    });
    const lines = await Promise.all(gone.map((eventId) => by.seats.find(eventId)));
    const paid = gone.filter((_, index) => lines[index] && ordersOn(lines[index]).has(orderId));
    return { calledOff: `${seriesId}/${calledOffIn}`, eventIds: paid };
  };

async function catchUp(seriesId: string, eventIds: readonly string[], by: CallingOffDates, now: Date): Promise<void> {
  const series = await by.series.find(seriesId);
  if (!series) return;
  const isLagging = ({ status, occurrenceDate = '' }: StoredEvent) =>
    status !== 'cancelled' && isIn(series, occurrenceDate) && callingOff(series, occurrenceDate) !== undefined;
  const events = [...(await by.series.findEvents(eventIds)).values()].filter(isLagging);
  await inParallel(events, atOnce, (event) => follow(event, series, by, now));
}

/** Later dates may belong to the series that it was split into. */
const isIn = ({ fromDate, beforeDate }: StoredSeries, date: string): boolean =>
  date >= fromDate && (beforeDate === undefined || date < beforeDate);
