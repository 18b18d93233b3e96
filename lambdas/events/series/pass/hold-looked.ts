import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import type { Seller } from '#lambdas/payments/ports/accounts/seller-of.ts';
import { refuseMinorPayer } from '#lambdas/payments/ports/orders/adult-pays.ts';
import { peopleOf } from '#lambdas/payments/ports/orders/order-claims.ts';
import { openBefore } from '#lambdas/payments/ports/orders/orders.ts';
import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { nameForAll } from '#lambdas/people/ports/naming/name-for-all.ts';
import { Problem } from '#shared/contract/errors.ts';
import { holdUntil } from '#shared/events/checkout/hold.ts';
import { holdOrder, type OrderPlayer, releaseOrder } from '#shared/events/rsvp/line/order-seats.ts';
import { orderOf } from '#shared/events/rsvp/line/seats.ts';
import { settleLine } from '#shared/events/rsvp/line/settle-line.ts';
import { spotOf } from '#shared/payments/orders/spot-of.ts';
import { isOpen } from '#shared/payments/orders/states.ts';
import { sumsOf } from '#shared/payments/quote.ts';
import { type Reserving, reserve } from '../../checkout/reserve.ts';
import type { StoredLine } from '../../rsvp/line/line.ts';
import { type LookedAt, type PassParts, type PassPlayer, seatsOf } from './look-at-pass.ts';
import { feePayerOf, passOrder } from './pass-order.ts';
import { spotsAhead } from './together.ts';

/** The payer, and what must still hold as the order is written. */
interface Buyer extends Pick<Caller, 'account' | 'now'> {
  readonly userId: string;
  readonly checks?: Parameters<typeof reserve>[2]['checks'];
}

type Holding = Pick<PassParts, 'seats' | 'orders'> & Pick<Reserving, 'uses'>;

const atOnce = 8;

/**
 * By what was looked at: each write is refused where that is no longer so. The first date is held in the transaction that makes the
 * order, so that no order is without a hold that ends it; each other date is held by a condition on its own line, for all who need a
 * spot there or for none, and one that filled up meanwhile is taken out before anything is paid. Repeating it leads to the same order
 * while that has all its spots. A date that was given up is never that order's again, since what follows from giving it up may still be
 * on its way: then another order takes its place.
 * @throws {Problem} rsvp.full, rsvp.closed, order.cardsUnavailable, order.adultPays, order.otherPays, order.paying
 */
export async function holdLooked(looked: LookedAt, seller: Seller, buyer: Buyer, parts: Holding): Promise<StoredOrder> {
  const standing = standingPass(looked, buyer);
  const before = beforeOf(looked);
  const order = standing ?? (await reserved(looked, { seller, before }, buyer, parts));
  const replaced = standing ? [] : openBefore(before);
  return withHeld({ order, replaced, seller, isAgain: standing !== undefined }, looked, parts, buyer.now);
}

/**
 * The one order that can still be paid for just these players.
 * @throws {Problem} order.otherPays while another guardian can still pay for one of them
 */
function standingPass({ players }: LookedAt, { userId, now }: Buyer): StoredOrder | undefined {
  const open = players.map((player) => stillOpen(player, now));
  if (open.some((order) => order && order.userId !== userId)) throw new Problem('order.otherPays');
  const [first] = open;
  const isSame = open.every((order) => order?.orderId === first?.orderId);
  const isWhole = first && isSame && peopleOf(first).length === players.length && hasAllSpots(first, players);
  return isWhole ? first : undefined;
}

/** Whether every date of an order that is still to come is its own: its players gave up none. */
const hasAllSpots = ({ orderId, lines }: StoredOrder, players: readonly PassPlayer[]): boolean =>
  players.every(({ personId, dates }) =>
    dates
      .filter(({ event }) => lines.some((one) => one.personId === personId && one.eventId === event.eventId))
      .every(({ line }) => isSpotOf(orderId, line, personId)),
  );

/** Also where its time ran out, after which a payment still counts. */
const isSpotOf = (orderId: string, line: StoredLine, personId: string): boolean =>
  orderOf(line, personId) === orderId || line.lapsed[personId] === orderId;

function stillOpen(player: PassPlayer, now: Date): StoredOrder | undefined {
  const { order } = player;
  if (!order || !isOpen(order.status) || order.expiresAt <= now.toISOString()) return undefined;
  return seatsOf(player).length > 0 ? order : undefined;
}

interface Making {
  readonly seller: Seller;
  readonly before: ReadonlyMap<string, StoredOrder>;
}

async function reserved(
  looked: LookedAt,
  { seller, before }: Making,
  { userId, account, checks, now }: Buyer,
  parts: Holding,
): Promise<StoredOrder> {
  looked.players.forEach(refuseNone);
  const spots = spotsAhead(looked.players);
  const [first] = spots;
  if (!first) throw new Problem('rsvp.closed');
  const { eventId, startsAt } = first.date.event;
  const payer = { userId, name: nameForAll(account, now) };
  const times = { expiresAt: holdUntil(startsAt, now), now };
  const order = passOrder(looked, spots, payer, seller, times);
  if (!order) throw new Problem('order.cardsUnavailable');
  refuseMinorPayer(account, now);
  const players = spots.filter(({ date }) => date.event.eventId === eventId).map(({ date }) => date.player);
  await reserve(order, before, { eventId, players, now, ...(checks && { checks }) }, parts);
  return order;
}

/** Why someone can't join where they can't, in words that help. */
const told: ReadonlySet<string> = new Set(['rsvp.notEligible', 'rsvp.groupMissing']);

/** @throws {Problem} where a player would get no spot at all */
function refuseNone(player: PassPlayer): void {
  const { dates } = player;
  if (spotsAhead([player]).length > 0) return;
  const why = dates.map(({ refusal }) => refusal).find((refusal) => refusal && told.has(refusal.code));
  throw why ?? new Problem(dates.some(({ state }) => state === 'full') ? 'rsvp.full' : 'rsvp.closed');
}

/** The orders that were there for the same spots: each is replaced only if it still is the last. */
const beforeOf = ({ players }: LookedAt): ReadonlyMap<string, StoredOrder> =>
  new Map([
    ...players.flatMap(({ personId, order }) => (order ? [[personId, order] as const] : [])),
    ...spotsAhead(players).flatMap(({ player: { personId }, date: { event, before } }) =>
      before ? [[spotOf({ personId, eventId: event.eventId }), before] as const] : [],
    ),
  ]);

interface Held {
  readonly order: StoredOrder;
  /** Orders that gave way to it: what they still hold is free. */
  readonly replaced: readonly StoredOrder[];
  readonly seller: Pick<Seller, 'plan'>;
  /** The order was there before: it takes no spots but those that it has, or had until their time ran out. */
  readonly isAgain: boolean;
}

/** Holds the dates of an order that it doesn't hold yet, and takes out those that it can't. */
async function withHeld(
  { order, replaced, seller: { plan }, isAgain }: Held,
  { event, players }: LookedAt,
  { seats, orders }: Holding,
  now: Date,
): Promise<StoredOrder> {
  const terms = { orderId: order.orderId, until: order.expiresAt };
  const held = new Set<string>();
  // A later order may have taken the place of this one meanwhile: its spots stay its own.
  const given = new Set([undefined, order.orderId, ...replaced.map(({ orderId }) => orderId)]);
  const eventIds = new Set([order, ...replaced].flatMap(({ lines }) => lines.flatMap(({ eventId }) => eventId ?? [])));
  await inParallel([...eventIds], atOnce, async (eventId) => {
    const here = playersOn(eventId, order, players);
    const people = here.map(({ person }) => person);
    const moved = await seats.move(eventId, (is) => {
      const line = replaced.reduce((after, { orderId }) => releaseOrder(after, orderId, people), settleLine(is, now));
      const mayTake = people.every((person) =>
        isAgain ? isSpotOf(order.orderId, line, person) : given.has(orderOf(line, person)),
      );
      const taken = mayTake ? takenOn(line, here, terms, now) : undefined;
      const after = taken ?? line;
      return { outcome: taken ? 'held' : 'closed', ...(after !== is && { line: after }) };
    });
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

/** A line with the spots that are held there; undefined where they can't be. */
function takenOn(
  line: StoredLine,
  players: readonly OrderPlayer[],
  terms: { readonly orderId: string; readonly until: string },
  now: Date,
): StoredLine | undefined {
  if (players.length === 0 || !line.open || line.joinsUntil <= now.toISOString()) return undefined;
  const { outcome, line: after } = holdOrder(line, players, terms, now);
  return outcome === 'held' ? after : undefined;
}

/** How the players of an order take their spots on a date; none where one of them can't be looked at any more. */
function playersOn(eventId: string, { lines }: StoredOrder, players: readonly PassPlayer[]): OrderPlayer[] {
  const people = peopleOf({ lines: lines.filter((line) => line.eventId === eventId) });
  const here = people.flatMap((personId) => {
    const dates = players.find((player) => player.personId === personId)?.dates;
    const date = dates?.find(({ event }) => event.eventId === eventId);
    return date ? [date.player] : [];
  });
  return here.length === people.length ? here : [];
}
