import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { Seller } from '#lambdas/payments/ports/accounts/seller-of.ts';
import type { UsesOf } from '#lambdas/payments/ports/accounts/uses-of.ts';
import type { Credits } from '#lambdas/payments/ports/credits/credits.ts';
import { payWithCredit } from '#lambdas/payments/ports/credits/pay-with-credit.ts';
import type { Discounts } from '#lambdas/payments/ports/discounts/discounts.ts';
import { priceAutomatically } from '#lambdas/payments/ports/discounts/price-automatically.ts';
import { refuseMinorPayer } from '#lambdas/payments/ports/orders/adult-pays.ts';
import { type StoredOrder, shownOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { nameForAll } from '#lambdas/people/ports/naming/name-for-all.ts';
import type { MembersAmong } from '#lambdas/teams/ports/members-among.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { holdUntil } from '#shared/events/checkout/hold.ts';
import { isHost } from '#shared/events/hosts/hosting.ts';
import { holdOrder } from '#shared/events/rsvp/line/order-seats.ts';
import { settleLine } from '#shared/events/rsvp/line/settle-line.ts';
import type { seriesPass } from '#shared/events/series/pass/contract.ts';
import { spotOf } from '#shared/payments/orders/spot-of.ts';
import { isOpen } from '#shared/payments/orders/states.ts';
import { sumsOf } from '#shared/payments/quote.ts';
import { noneReturn } from '../../checkout/operations/hold-spots.ts';
import { reserve } from '../../checkout/reserve.ts';
import { sellerOfEvent } from '../../checkout/seller-of-event.ts';
import { type DateOfPass, type LookedAt, lookAtPass, type PassParts, seatsOf } from './look-at-pass.ts';
import { feePayerOf, passOrder } from './pass-order.ts';

type HoldPass = (typeof seriesPass)['operations']['holdPass'];

export interface HoldingPass extends PassParts {
  readonly discounts: Pick<Discounts, 'list'>;
  readonly membersAmong: MembersAmong;
  readonly credits: Pick<Credits, 'balance'>;
  readonly uses: Pick<UsesOf, 'begin'>;
}

const atOnce = 8;

/**
 * Holds a spot on each coming date that has room, and makes one order for them. The first date is held in the transaction that makes
 * the order, so that no order is without a hold that ends it; each other date is held by a condition on its own line, and one that
 * filled up meanwhile is taken out before anything is paid. Repeating it leads to the same order, and finishes what a crash left.
 */
export async function holdPass(input: Parsed<HoldPass>, caller: Caller, parts: HoldingPass): Promise<Output<HoldPass>> {
  const { userId } = actorOf(caller);
  const { now } = caller;
  const looked = await lookAtPass(input, caller, parts);
  if (isHost(looked.event, userId)) throw new Problem('payment.notDue');
  const seller = await sellerOfEvent({ ...looked.event, price: looked.event.passPrice }, parts, now);
  const order = await holdLooked(looked, seller, caller, parts);
  const paying = await payWithCredit(await priceAutomatically(order, noneReturn, parts, now), parts, now);
  return { order: shownOrder(paying) };
}

/** By what was looked at: each write is refused where that is no longer so. */
export async function holdLooked(
  looked: LookedAt,
  seller: Seller,
  caller: Pick<Caller, 'actor' | 'account' | 'now'>,
  parts: Pick<HoldingPass, 'seats' | 'orders' | 'uses'>,
): Promise<StoredOrder> {
  const { userId } = actorOf(caller);
  const held =
    standingPass(looked, userId, caller.now) ?? (await reserved(looked, seller, { ...caller, userId }, parts));
  return withHeld(held, looked, seller, parts, caller.now);
}

/** The order of a pass that can still be paid. */
function standingPass({ order, dates }: LookedAt, userId: string, now: Date): StoredOrder | undefined {
  if (!order || !isOpen(order.status) || order.expiresAt <= now.toISOString()) return undefined;
  return seatsOf(order, dates, userId).length > 0 ? order : undefined;
}

/** @throws {Problem} rsvp.full, rsvp.closed, order.cardsUnavailable, order.adultPays, order.paying */
async function reserved(
  looked: LookedAt,
  seller: Seller,
  { userId, account, now }: Pick<Caller, 'account' | 'now'> & { readonly userId: string },
  parts: Pick<HoldingPass, 'seats' | 'orders' | 'uses'>,
): Promise<StoredOrder> {
  const included = looked.dates.filter(({ state }) => state === 'included');
  const [first] = included;
  if (!first) throw new Problem(looked.dates.some(({ state }) => state === 'full') ? 'rsvp.full' : 'rsvp.closed');
  const payer = { userId, name: nameForAll(account, now) };
  const times = { expiresAt: holdUntil(first.event.startsAt, now), now };
  const order = passOrder(looked, included, payer, seller, times);
  if (!order) throw new Problem('order.cardsUnavailable');
  refuseMinorPayer(account, now);
  const { eventId } = first.event;
  await reserve(order, beforeOf(looked, included, userId), { eventId, players: [first.player], now }, parts);
  return order;
}

/** The orders that were there for the same spots: each is replaced only if it still is the last. */
const beforeOf = ({ order }: LookedAt, included: readonly DateOfPass[], userId: string) =>
  new Map([
    ...(order ? [[userId, order] as const] : []),
    ...included.flatMap(({ event: { eventId }, before }) =>
      before ? [[spotOf({ personId: userId, eventId }), before] as const] : [],
    ),
  ]);

/** Holds the dates of an order that it doesn't hold yet, and takes out those that it can't. */
async function withHeld(
  order: StoredOrder,
  { event, dates }: LookedAt,
  { plan }: Pick<Seller, 'plan'>,
  { seats, orders }: Pick<HoldingPass, 'seats' | 'orders'>,
  now: Date,
): Promise<StoredOrder> {
  const terms = { orderId: order.orderId, until: order.expiresAt };
  const held = new Set<string>();
  await inParallel(order.lines, atOnce, async ({ eventId = '' }) => {
    const date = dates.find((one) => one.event.eventId === eventId);
    if (!date) return;
    const moved = await seats.move(eventId, (is) =>
      is.open && is.joinsUntil > now.toISOString()
        ? holdOrder(settleLine(is, now), [date.player], terms, now)
        : { outcome: 'closed' },
    );
    if (moved?.outcome === 'held') held.add(eventId);
  });
  const moved = await orders.move(order.orderId, (is) => {
    const lines = is.lines.filter(({ eventId = '' }) => held.has(eventId));
    const isFixed = is.status !== 'reserved' || is.attempt > 0 || is.creditMinor !== undefined;
    if (isFixed || lines.length === is.lines.length) return undefined;
    const { currency } = is;
    return { order: { ...is, lines, ...sumsOf(lines, { plan, feePayer: feePayerOf(event), currency }) } };
  });
  return moved ?? order;
}
