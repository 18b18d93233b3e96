import type { Sellers } from '#lambdas/payments/ports/accounts/seller-of.ts';
import type { UsesOf } from '#lambdas/payments/ports/accounts/uses-of.ts';
import type { Discounts } from '#lambdas/payments/ports/discounts/discounts.ts';
import { priceAutomatically } from '#lambdas/payments/ports/discounts/price-automatically.ts';
import type { Orders } from '#lambdas/payments/ports/orders/orders.ts';
import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { Problem } from '#shared/contract/errors.ts';
import { holdUntil } from '#shared/events/checkout/hold.ts';
import { isOnLine, orderOf } from '#shared/events/rsvp/line/seats.ts';
import { isOpen, wasCharged } from '#shared/payments/orders/states.ts';
import { type HoldRequest, hasSlots } from '../checkout/held-already.ts';
import { ofGuests } from '../checkout/lower-price.ts';
import { noneReturn } from '../checkout/operations/hold-spots.ts';
import { orderFor } from '../checkout/order-for.ts';
import { reserve } from '../checkout/reserve.ts';
import { sellerOfEvent } from '../checkout/seller-of-event.ts';
import { slotsFor } from '../checkout/slots-for.ts';
import { ticketFor } from '../checkout/ticket-for.ts';
import { refuseJoin } from '../checkout/why-not-hold.ts';
import type { StoredEvent } from '../details/stored-event.ts';
import type { StoredLine } from '../rsvp/line/line.ts';
import { joinKeyOf } from '../rsvp/line/seat-terms.ts';
import type { TakeSlots } from '../slots/slots-of-order.ts';
import { forgottenAt, noteErasure } from './erase-guest.ts';
import { rsvpLink } from './guest-links.ts';
import type { Guest } from './guest-reader.ts';
import type { GuestWork } from './guest-work.ts';
import { codeUserFor } from './keep-guest.ts';

/** What holding a spot for a guest needs. */
export interface GuestHolds extends Sellers, Pick<GuestWork, 'seats' | 'guests' | 'due' | 'secret'> {
  readonly orders: Pick<Orders, 'findFor' | 'move' | 'reserve'>;
  readonly uses: Pick<UsesOf, 'begin'>;
  readonly discounts: Pick<Discounts, 'list'>;
  readonly takeSlots: TakeSlots;
}

/** What work on guests who also pay needs. */
export interface GuestHolding extends GuestWork, GuestHolds {
  readonly orders: GuestWork['orders'] & GuestHolds['orders'];
}

interface Paying {
  readonly event: StoredEvent;
  readonly line: StoredLine;
  readonly guest: Pick<Guest, 'guestId' | 'displayName'> & { readonly email: string };
  /** The group that they chose, where the event has groups. */
  readonly group?: string | undefined;
  /** The key of the ticket that they chose, where the event has tickets. */
  readonly ticket?: string | undefined;
  /** The slots with a price that they chose; undefined where they were not asked: what is held stays. */
  readonly slots?: readonly string[] | undefined;
}

/**
 * Holds a spot for a guest while they pay and makes the order for it, in one transaction. Two presses, or two tabs, get one order.
 * @returns the order to pay, or the one that paid for their spot before
 * @throws {Problem} why there is no spot for them, or no way to pay
 */
export async function holdAsGuest(paying: Paying, ports: GuestHolds, now: Date): Promise<StoredOrder> {
  const { event, guest } = paying;
  const spot = { subjectId: event.eventId, personId: guest.guestId };
  const before = await ports.orders.findFor(spot);
  const request = requestOf(paying, now);
  const same = standing(before, paying.line, request);
  if (same) return same;
  try {
    return await holdAnew(paying, before, request, ports);
  } catch (error) {
    // Another press may have come first.
    const [line, other] = await Promise.all([ports.seats.find(event.eventId), ports.orders.findFor(spot)]);
    const first = line && standing(other, line, request);
    if (first) return first;
    if (line && !isOnLine(guest.guestId, line)) await endIfKept(guest.guestId, ports, now);
    throw error;
  }
}

async function holdAnew(
  { event, line, guest }: Paying,
  before: StoredOrder | undefined,
  request: HoldRequest,
  ports: GuestHolds,
): Promise<StoredOrder> {
  const { eventId } = event;
  const { guestId, displayName, email } = guest;
  const { now } = request;
  refuseJoin(line, request);
  const ticket = ticketFor(event, request.ticket, { isMember: false, now });
  const slots = slotsFor(event, request.slots);
  const seller = await sellerOfEvent(event, ports, now);
  const payer = { userId: guestId, name: displayName };
  const spots = [{ personId: guestId, name: displayName, guests: [], ticket, slots }];
  const until = line.offers[guestId]?.until ?? '';
  const expiresAt = until > now.toISOString() ? until : holdUntil(event.startsAt, now);
  const priced = orderFor(event, { payer, players: spots }, seller, { expiresAt, now });
  // What is free is for players with an account.
  if (!priced || priced.totalMinor === 0) throw new Problem('order.cardsUnavailable');
  const codeUser = codeUserFor(await ports.secret(), email);
  const order = { ...priced, guest: { email, ...rsvpLink }, codeUser };
  await noteErasure(guestId, eventId, forgottenAt(event), { due: ports.due, now });
  await ports.guests.keep({ guestId, displayName, email, eventId, createdAt: now.toISOString() });
  const players = [{ person: guestId, heads: 1, group: request.group, ticket: ticket?.key }];
  const checks = (held: StoredLine) => ports.takeSlots(order, held);
  await reserve(order, new Map(before && [[guestId, before]]), { eventId, players, checks, now }, ports);
  return priceAutomatically(order, noneReturn, { ...ofGuests(ports.discounts), orders: lowering(ports) }, now);
}

const lowering = ({ orders, discounts }: GuestHolds) => ({ ...ofGuests(discounts).orders, move: orders.move });

const requestOf = ({ event, line, guest, group, ticket, slots }: Paying, now: Date): HoldRequest => ({
  eventId: event.eventId,
  userId: guest.guestId,
  heads: 1,
  group,
  ticket: ticket ?? line.tickets?.[guest.guestId],
  slots,
  token: joinKeyOf(event),
  now,
});

/** The order that pays for just this already; undefined where a new one is needed. */
function standing(
  before: StoredOrder | undefined,
  line: StoredLine,
  { userId, ticket, slots, now }: HoldRequest,
): StoredOrder | undefined {
  if (!before || orderOf(line, userId) !== before.orderId) return undefined;
  if (wasCharged(before.status)) return before;
  const isSame = line.tickets?.[userId] === ticket && (slots === undefined || hasSlots(before, userId, slots));
  return isOpen(before.status) && isSame && before.expiresAt > now.toISOString() ? before : undefined;
}

/** A guest without a place is not kept, unless they are invited besides. */
async function endIfKept(guestId: string, { guests }: Pick<GuestHolds, 'guests'>, now: Date): Promise<void> {
  const kept = await guests.find(guestId);
  if (kept && !kept.removedAt && !kept.isInvited) await guests.end(kept, now);
}
