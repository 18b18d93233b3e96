import type { BlockReader } from '#lambdas/accounts/ports/blocks/blocks.ts';
import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import type { Sellers } from '#lambdas/payments/ports/accounts/seller-of.ts';
import type { Orders } from '#lambdas/payments/ports/orders/orders.ts';
import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { Problem } from '#shared/contract/errors.ts';
import { orderOf } from '#shared/events/rsvp/line/seats.ts';
import type { EventStore } from '../../details/store.ts';
import type { StoredEvent } from '../../details/stored-event.ts';
import type { SeatStore } from '../../rsvp/line/seats.ts';
import type { SeriesStore } from '../store.ts';
import { isCalledOff, plannedUntil } from '../stored-series.ts';
import { type DateOfPass, lookAtDate, type PassEvent, type PassPerson, type Reading } from './look-at-date.ts';

export interface PassParts extends Sellers {
  readonly events: EventStore;
  readonly series: Pick<SeriesStore, 'find' | 'findEvents'>;
  readonly seats: Pick<SeatStore, 'find' | 'move' | 'leave'>;
  readonly orders: Pick<Orders, 'find' | 'findFor' | 'reserve' | 'move' | 'ofPayer'>;
  readonly blocks: Pick<BlockReader, 'partedFrom'>;
}

/** The pass of a series with the dates to come, as the event of the page has it. */
export interface Pass {
  readonly event: PassEvent;
  readonly rootId: string;
  readonly coming: readonly PassEvent[];
}

/** A player of a pass. */
export interface PassPlayer extends Pick<PassPerson, 'personId' | 'name'> {
  readonly dates: readonly DateOfPass[];
  /** The order for their last pass. */
  readonly order: StoredOrder | undefined;
}

/** A pass as it is now, for each of its players. */
export interface LookedAt extends Pick<Pass, 'event' | 'rootId'> {
  readonly players: readonly PassPlayer[];
}

const atOnce = 8;

/** An order, its lines and all their claims are written in one transaction, with the rights of guardians and the orders before. */
const mostDates = (people: number): number => Math.min(80, Math.floor(96 / people) - 5);

/**
 * The pass that an event belongs to.
 * @throws {Problem} series.notFound; payment.notDue where there is none
 */
export async function passOf(
  event: StoredEvent,
  people: number,
  { series: stored }: Pick<PassParts, 'series'>,
  now: Date,
): Promise<Pass> {
  const series = event.seriesId ? await stored.find(event.seriesId) : undefined;
  const { rootId } = event;
  if (!series || !rootId) throw new Problem('series.notFound');
  if (!isPassed(event)) throw new Problem('payment.notDue');
  const plans = plannedUntil(series, now)
    .filter(({ occurrenceDate, startsAt }) => startsAt > now.toISOString() && !isCalledOff(series, occurrenceDate))
    .slice(0, mostDates(people));
  const found = await stored.findEvents(plans.map(({ eventId }) => eventId));
  return { event, rootId, coming: [...found.values()].filter(isPassed) };
}

const isPassed = (event: StoredEvent): event is PassEvent => event.passPrice !== undefined;

/** What a pass is now, for some players. */
export async function lookAtPass(
  { event, rootId, coming }: Pass,
  people: readonly PassPerson[],
  { seats, orders }: Reading,
  now: Date,
): Promise<LookedAt> {
  const lines = new Map<string, ReturnType<SeatStore['find']>>();
  const find = (eventId: string) => {
    const line = lines.get(eventId) ?? seats.find(eventId);
    lines.set(eventId, line);
    return line;
  };
  const players = people.map(async (who): Promise<PassPlayer> => {
    const looks: DateOfPass[] = [];
    await inParallel(coming, atOnce, async (one) => {
      const date = await lookAtDate(one, who, { seats: { find }, orders }, now);
      if (date) looks.push(date);
    });
    const { personId, name } = who;
    const dates = looks.toSorted((a, b) => a.event.startsAt.localeCompare(b.event.startsAt));
    return { personId, name, dates, order: await orders.findFor({ subjectId: rootId, personId }) };
  });
  return { event, rootId, players: await Promise.all(players) };
}

/** The dates of a pass on which the player has its spot, held or paid. */
export const seatsOf = ({ personId, dates, order }: PassPlayer): readonly DateOfPass[] =>
  order ? dates.filter(({ line }) => orderOf(line, personId) === order.orderId) : [];
