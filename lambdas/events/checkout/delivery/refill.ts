import type { Orders } from '#lambdas/payments/ports/orders/orders.ts';
import { settlementFact } from '#lambdas/payments/ports/orders/settlement-fact.ts';
import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { type LeftSeat, refilled } from '#shared/events/checkout/refilled.ts';
import { pricedBy } from '#shared/events/payments/priced-by.ts';
import { lateRoom } from '#shared/events/rsvp/line/late-shares.ts';
import { freeSeats } from '#shared/events/rsvp/line/line-state.ts';
import { countSpots } from '#shared/payments/orders/count-spots.ts';
import { isAbout, spotOf } from '#shared/payments/orders/spot-of.ts';
import { sharesOf } from '#shared/payments/settlement.ts';
import type { EventReader } from '../../details/event-reader.ts';
import type { SeatStore } from '../../rsvp/line/seats.ts';
import type { RequestStore } from '../../substitutes/requests/store.ts';
import { ordersAt } from '../orders-at.ts';
import type { Delivering } from './deliver.ts';

interface Refilling extends Pick<Delivering, 'record'> {
  readonly events: Pick<EventReader, 'find'>;
  readonly seats: Pick<SeatStore, 'find'>;
  readonly requests: Pick<RequestStore, 'find'>;
  readonly orders: Pick<Orders, 'find' | 'listOf'>;
}

interface Known {
  /** An order that began to wait for it just now, which a list may not show yet. */
  readonly orderId?: string;
  /** The player who took a seat just now. */
  readonly taker?: string;
}

/** Sends back what was paid for seats that others, or substitutes for their players, have taken since, where the policy promised that. */
export async function sendBackRefilled(
  eventId: string,
  { events, seats, orders, requests, record }: Refilling,
  now: Date,
  { orderId, taker }: Known = {},
): Promise<void> {
  const event = await events.find(eventId);
  if (!event || !pricedBy(event)) return;
  const [line, listed, fresh] = await Promise.all([
    seats.find(eventId),
    ordersAt(event, orders),
    orderId ? orders.find(orderId) : undefined,
  ]);
  if (!line?.open) return;
  const known = new Map([...listed, ...(fresh ? [fresh] : [])].map((order) => [order.orderId, order]));
  const left = [...known.values()].flatMap((order) => leftSeats(order, eventId));
  const taken = refilled(left, Math.min(freeSeats(line), lateRoom(line) ?? Number.POSITIVE_INFINITY));
  if (taken.length === 0) return;
  const cause = taker && (await isSubstitute(eventId, taker, requests)) ? 'substituted' : 'refilled';
  for (const seat of taken) await record(settlementFact({ ...seat, eventId, cause, startsAt: line.startsAt }, now));
}

/** Whether a player took a seat because the host asked substitutes. */
const isSubstitute = async (eventId: string, userId: string, requests: Refilling['requests']): Promise<boolean> =>
  (await requests.find(eventId))?.offers[userId]?.status === 'accepted';

const leftSeats = (order: StoredOrder, at: string): LeftSeat[] =>
  [...sharesOf(order).values()].flatMap(({ personId, eventId = at, givenBack }) => {
    const { orderId, awaitsRefill = {}, refunds, freed = [], lines } = order;
    const own = lines.filter(
      (line) => line.personId === personId && (line.eventId ?? at) === at && line.givenBack === givenBack,
    );
    const [spot] = own;
    const leftAt = spot && eventId === at ? awaitsRefill[spotOf(spot)] : undefined;
    if (!spot || !leftAt || freed.includes(spotOf(spot)) || refunds.some((refund) => isAbout(refund, spot))) return [];
    return [{ orderId, personId, heads: countSpots(own), leftAt }];
  });
