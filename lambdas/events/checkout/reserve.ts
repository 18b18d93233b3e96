import type { UsesOf } from '#lambdas/payments/ports/accounts/uses-of.ts';
import type { Orders } from '#lambdas/payments/ports/orders/orders.ts';
import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Move } from '#shared/events/rsvp/line/line-moves.ts';
import { holdToPay, seatFree } from '#shared/events/rsvp/line/paid-seats.ts';
import { settleLine } from '#shared/events/rsvp/line/settle-line.ts';
import { wasCharged } from '#shared/payments/orders/states.ts';
import type { StoredLine } from '../rsvp/line/line.ts';
import type { JoinRequest } from '../rsvp/line/seat-writes.ts';
import type { SeatStore } from '../rsvp/line/seats.ts';

interface Reserving {
  readonly seats: Pick<SeatStore, 'move'>;
  readonly orders: Pick<Orders, 'reserve'>;
  readonly uses: Pick<UsesOf, 'begin'>;
}

const refusals = {
  full: 'rsvp.full',
  waiting: 'rsvp.full',
  soldOut: 'rsvp.ticketSoldOut',
  requested: 'rsvp.askFirst',
  gone: 'rsvp.full',
} as const;

/** A join with the ticket that they chose, where the event has tickets. */
export type HoldRequest = JoinRequest & { readonly ticket?: string | undefined };

/**
 * Holds the spots of an order and stores it, in one transaction. From the first one on the event needs the payout account. Where
 * nothing has to be paid the spots are theirs at once.
 * @param before the order for the same spots that was there until now
 * @throws {Problem} why there is nothing to hold; order.paying while the provider may still take money for the order before
 */
export async function reserve(
  order: StoredOrder,
  before: StoredOrder | undefined,
  { eventId, userId, group, ticket, heads = 1, now }: HoldRequest,
  { seats, orders, uses }: Reserving,
): Promise<StoredLine> {
  if (before?.status === 'awaiting_payment') await settled(eventId, seats, now);
  if (before?.status === 'awaiting_payment') throw new Problem('order.paying');
  const paying = { orderId: order.orderId, heads, group, ticket, until: order.expiresAt };
  const isFree = wasCharged(order.status);
  const take = (line: StoredLine) =>
    isFree ? seatFree(line, userId, paying, now) : holdToPay(line, userId, paying, now);
  const moved = await seats.move(
    eventId,
    (is): Move<StoredLine, ReturnType<typeof holdToPay>['outcome'] | 'closed'> =>
      is.open && is.joinsUntil > now.toISOString() ? take(settleLine(is, now)) : { outcome: 'closed' },
    undefined,
    async () => [...orders.reserve(order, before), ...(isFree ? [] : await uses.begin(sellerIn(order), useOf(order)))],
  );
  if (!moved) throw new Problem('event.notFound');
  if (moved.outcome === 'closed') throw new Problem('rsvp.closed');
  if (moved.outcome !== 'held' && moved.outcome !== 'in') throw new Problem(refusals[moved.outcome]);
  return moved.line;
}

const sellerIn = ({ sellerKind: ownerKind, sellerId: ownerId, stripeId }: StoredOrder) => ({
  ownerKind,
  ownerId,
  stripeId,
});

const useOf = ({ subjectId: refId, title, href }: StoredOrder) => ({ kind: 'event' as const, refId, title, href });

/** Takes back holds whose time is up, which closes their orders. */
const settled = (eventId: string, seats: Reserving['seats'], now: Date) =>
  seats.move(eventId, (is) => {
    const after = settleLine(is, now);
    return after === is ? { outcome: 'nothing' } : { outcome: 'settled', line: after };
  });
