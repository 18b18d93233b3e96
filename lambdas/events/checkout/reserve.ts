import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import type { UsesOf } from '#lambdas/payments/ports/accounts/uses-of.ts';
import { creditGivenBack } from '#lambdas/payments/ports/credits/pay-with-credit.ts';
import { slotClaim } from '#lambdas/payments/ports/orders/order-claims.ts';
import { type Orders, type OrdersBefore, openBefore } from '#lambdas/payments/ports/orders/orders.ts';
import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { Problem } from '#shared/contract/errors.ts';
import { withLateShares } from '#shared/events/rsvp/line/late-shares.ts';
import type { Move } from '#shared/events/rsvp/line/line-moves.ts';
import { holdOrder, type OrderPlayer, releaseOrder, seatFreeOrder } from '#shared/events/rsvp/line/order-seats.ts';
import { isOnLine } from '#shared/events/rsvp/line/seats.ts';
import { settleLine } from '#shared/events/rsvp/line/settle-line.ts';
import { isOpen, wasCharged } from '#shared/payments/orders/states.ts';
import type { StoredLine } from '../rsvp/line/line.ts';
import type { SeatStore } from '../rsvp/line/seats.ts';
import { lateShares } from './shares/late-shares.ts';

export interface Reserving {
  readonly seats: Pick<SeatStore, 'move'>;
  readonly orders: Pick<Orders, 'findFor' | 'reserve' | 'move'>;
  readonly uses: Pick<UsesOf, 'begin'>;
}

const refusals = {
  full: 'rsvp.full',
  waiting: 'rsvp.full',
  soldOut: 'rsvp.ticketSoldOut',
  requested: 'rsvp.askFirst',
  gone: 'rsvp.full',
  notIn: 'access.denied',
} as const;

/** The players whose spots are held together. */
interface Reservation {
  readonly eventId: string;
  readonly players: readonly OrderPlayer[];
  /** How the line holds it, where it is no spot. */
  readonly take?: (line: StoredLine) => Move<StoredLine, 'held' | 'in' | 'notIn'>;
  /** What must still hold, or is taken too, as the line is written with their spots; read anew with every try. */
  readonly checks?: (line: StoredLine) => Promise<readonly Check[]>;
  readonly now: Date;
}

type Check = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/**
 * Holds the spots of an order, all or none, and stores it, in one transaction. From the first one on the event needs the payout
 * account. Where nothing has to be paid the spots are theirs at once.
 * @param before the orders for the same spots that were there until now; those that can still be paid give way
 * @throws {Problem} why there is nothing to hold; order.paying while the provider may still take money for an order before
 */
export async function reserve(
  order: StoredOrder,
  before: OrdersBefore,
  { eventId, players, take: takeOther, checks, now }: Reservation,
  { seats, orders, uses }: Reserving,
): Promise<StoredLine> {
  const replaced = openBefore(before);
  const isPaying = replaced.some(({ status }) => status === 'awaiting_payment');
  if (isPaying || (await hasOpenSlotOrder(order, before, orders))) {
    await settled(eventId, seats, now);
    throw new Problem('order.paying');
  }
  const given = await creditGivenBack(before, orders);
  const terms = { orderId: order.orderId, until: order.expiresAt };
  const isFree = wasCharged(order.status);
  const people = players.map(({ person }) => person);
  const takeSpots = (is: StoredLine) => {
    const line = replaced.reduce((after, { orderId }) => releaseOrder(after, orderId, people), settleLine(is, now));
    const taken = isFree ? seatFreeOrder(line, players, terms, now) : holdOrder(line, players, terms, now);
    const shared = taken.line && withLateShares(taken.line, lateShares(taken.line, order, people));
    return taken.line && !shared ? { outcome: 'full' as const } : { ...taken, ...(shared && { line: shared }) };
  };
  const take = takeOther ? (is: StoredLine) => takeOther(settleLine(is, now)) : takeSpots;
  const moved = await seats.move(
    eventId,
    (is): Move<StoredLine, keyof typeof refusals | 'held' | 'in' | 'closed'> =>
      mayTake(is, people, now) ? take(is) : { outcome: 'closed' },
    undefined,
    async (is) => [
      ...orders.reserve(order, given),
      ...(isFree ? [] : await uses.begin(sellerIn(order), useOf(order))),
      ...((await checks?.(take(is).line ?? is)) ?? []),
    ],
  );
  if (!moved) throw new Problem('event.notFound');
  if (moved.outcome === 'closed') throw new Problem('rsvp.closed');
  if (moved.outcome !== 'held' && moved.outcome !== 'in') throw new Problem(refusals[moved.outcome]);
  return moved.line;
}

/** Whether a slot of an order can still be paid by itself: someone who left with one comes back once that is over. */
async function hasOpenSlotOrder(
  { subjectId, lines }: StoredOrder,
  before: OrdersBefore,
  orders: Pick<Orders, 'findFor'>,
): Promise<boolean> {
  const replaced = new Set([...before.values()].map(({ orderId }) => orderId));
  const found = await Promise.all(
    lines.map(({ slotId, personId }) => slotId && orders.findFor(slotClaim(subjectId, personId, slotId))),
  );
  return found.some((one) => one && isOpen(one.status) && !replaced.has(one.orderId));
}

/** Players come as long as the event takes some; who is on the list by then still pays for a spot, until it starts. */
function mayTake(line: StoredLine, people: readonly string[], now: Date): boolean {
  const until = people.every((person) => isOnLine(person, line)) ? line.startsAt : '';
  return line.open && [line.joinsUntil, until].some((end) => end > now.toISOString());
}

const sellerIn = ({ sellerKind: ownerKind, sellerId: ownerId, stripeId }: StoredOrder) => ({
  ownerKind,
  ownerId,
  stripeId,
});

const useOf = ({ subjectKind: kind, subjectId: refId, title, href }: StoredOrder) => ({ kind, refId, title, href });

/** Takes back holds whose time is up, which closes their orders. */
const settled = (eventId: string, seats: Reserving['seats'], now: Date) =>
  seats.move(eventId, (is) => {
    const after = settleLine(is, now);
    return after === is ? { outcome: 'nothing' } : { outcome: 'settled', line: after };
  });
