import { isNext } from './line-groups.ts';
import { isFirstComeFirstServed, type Move } from './line-moves.ts';
import { isUndrawn, type LineState, less, withChanges, withoutPerson } from './line-state.ts';
import { seated } from './seated.ts';
import { headsOf, isOwnHold, type Offer, orderOf, ownHoldNumber, seating } from './seats.ts';
import { isLeftFor } from './tickets.ts';

/** For which heads an order pays. */
export interface Paying {
  readonly orderId: string;
  readonly heads: number;
  readonly group?: string | undefined;
  /** The ticket that they come on, where the event has tickets. */
  readonly ticket?: string | undefined;
}

export type Holding = Paying & { readonly until: string };

/**
 * Holds a seat for a player who pays: a free one that no one waits for, or the one that is held for them already, whose time
 * stays as it is. Who is in has a seat to pay for.
 */
export function holdToPay<Line extends LineState>(
  line: Line,
  person: string,
  paying: Holding,
  now: Date,
): Move<Line, 'held' | 'in' | 'full' | 'waiting' | 'requested' | 'gone' | 'soldOut'> {
  // Until it is paid they owe the host as before.
  if (seating(line).in.includes(person)) return keepSeat(line, person, paying);
  const offer = line.offers[person];
  if (offer) return keepHeld(line, person, offer, paying, now);
  if (person in line.requests) return { outcome: 'requested' };
  const isWaiting = person in line.waits || person in line.order;
  if (isWaiting && !isFirstComeFirstServed(line, now)) return { outcome: 'waiting' };
  return takeFree(line, person, paying, now);
}

/** Who has a ticket keeps it; who came before there were tickets takes one now. */
function keepSeat<Line extends LineState>(
  line: Line,
  person: string,
  paying: Pick<Paying, 'ticket'>,
): Move<Line, 'in' | 'soldOut'> {
  if (line.tickets?.[person] !== undefined) return { outcome: 'in', line: { ...line } };
  if (!isLeftFor(line, paying.ticket, headsOf(line, person))) return { outcome: 'soldOut' };
  return { outcome: 'in', line: withTicket({ ...line }, person, paying) };
}

/** Where they bring others than they said before, the seats of before are given up for them. */
function keepHeld<Line extends LineState>(
  line: Line,
  person: string,
  offer: Offer,
  paying: Holding,
  now: Date,
): Move<Line, 'held' | 'full' | 'gone' | 'soldOut'> {
  const { orderId, ticket } = paying;
  if (offer.until <= now.toISOString()) return { outcome: 'gone' };
  if (isOwnHold(line, person) && headsOf(line, person) !== paying.heads)
    return takeFree(withoutPerson(line, person), person, { ...paying, until: offer.until }, now);
  const others = line.tickets ? { ...line, tickets: less(line.tickets, person) } : line;
  if (!isLeftFor(others, ticket, headsOf(line, person))) return { outcome: 'soldOut' };
  const offers = { ...line.offers, [person]: { ...offer, orderId } };
  return { outcome: 'held', line: withTicket(withChanges(line, { offers }), person, paying) };
}

function takeFree<Line extends LineState>(
  line: Line,
  person: string,
  paying: Holding,
  now: Date,
): Move<Line, 'held' | 'full' | 'soldOut'> {
  const { orderId, heads, group, ticket, until } = paying;
  const number = line.waits[person] ?? ownHoldNumber(now);
  const out = withoutPerson(line, person);
  // Of those who wait and were told of a free seat, the first to come gets it.
  const next = person in line.waits && isFirstComeFirstServed(line, now) ? { ...out, waits: {} } : out;
  if (isUndrawn(line) || !isNext(next, { heads, group })) return { outcome: 'full' };
  if (!isLeftFor(out, ticket, heads)) return { outcome: 'soldOut' };
  const held = withChanges(out, {
    offers: { ...out.offers, [person]: { number, until, orderId } },
    ...(heads > 1 && { heads: { ...out.heads, [person]: heads } }),
    ...(group !== undefined && { groups: { ...out.groups, [person]: group } }),
  });
  return { outcome: 'held', line: withTicket(held, person, paying) };
}

const withTicket = <Line extends LineState>(line: Line, person: string, { ticket }: Pick<Paying, 'ticket'>): Line =>
  ticket === undefined ? line : withChanges(line, { tickets: { ...line.tickets, [person]: ticket } });

/** Seats a player who has nothing to pay: into the seat that would be held for them while they do. */
export function seatFree<Line extends LineState>(
  line: Line,
  person: string,
  paying: Holding,
  now: Date,
): ReturnType<typeof holdToPay<Line>> {
  const move = holdToPay(line, person, paying, now);
  if (!move.line || (move.outcome !== 'held' && move.outcome !== 'in')) return move;
  const inside = move.outcome === 'in' ? move.line : seated(move.line, person);
  return { outcome: 'in', line: withOrder(inside, person, paying.orderId) };
}

/** Holds a seat for another time for the order that pays it. `gone`: it is held for that order no more. */
export function heldUntil<Line extends LineState>(
  line: Line,
  person: string,
  { orderId, until }: { readonly orderId: string; readonly until: string },
): Move<Line, 'held' | 'in' | 'gone'> {
  const offer = line.offers[person];
  if (offer?.orderId === orderId)
    return { outcome: 'held', line: withChanges(line, { offers: { ...line.offers, [person]: { ...offer, until } } }) };
  return { outcome: orderOf(line, person) === orderId ? 'in' : 'gone' };
}

/** Holds the seat of a player who is in until they pay, because their card was refused. `gone`: it is not that order's. */
export function heldAgain<Line extends LineState>(
  line: Line,
  person: string,
  { orderId, until }: { readonly orderId: string; readonly until: string },
  now: Date,
): Move<Line, 'held' | 'gone'> {
  if (line.orders?.[person] !== orderId || !seating(line).in.includes(person)) return { outcome: 'gone' };
  const group = line.groups?.[person];
  const share = line.shares?.[person];
  const out = withoutPerson(line, person);
  const held = withChanges(out, {
    offers: { ...out.offers, [person]: { number: ownHoldNumber(now), until, orderId } },
    heads: { ...out.heads, ...(person in line.heads && { [person]: headsOf(line, person) }) },
    ...(group !== undefined && { groups: { ...out.groups, [person]: group } }),
    ...(share !== undefined && { shares: { ...out.shares, [person]: share } }),
  });
  return { outcome: 'held', line: held };
}

/**
 * Seats a player whose order is paid: into the seat that is held for it, or, where that ran out, into a free one that no one
 * waits for. `gone`: there is no seat for this payment, so it goes back.
 */
export function seatPaid<Line extends LineState>(
  line: Line,
  person: string,
  paid: Paying,
  now: Date,
): Move<Line, 'in' | 'gone'> {
  const { orderId } = paid;
  const bound = orderOf(line, person);
  if (bound !== undefined && bound !== orderId) return { outcome: 'gone' };
  if (seating(line).in.includes(person)) {
    if (bound === orderId) return { outcome: 'in' };
    return { outcome: 'in', line: withChanges(line, { orders: { ...line.orders, [person]: orderId } }) };
  }
  if (!line.open || now >= new Date(line.startsAt)) return { outcome: 'gone' };
  if (bound === orderId) return { outcome: 'in', line: withOrder(seated(line, person), person, orderId) };
  return intoFree(line, person, paid);
}

/** Only where the time to pay ran out: who left while the payment was under way does not come back. */
function intoFree<Line extends LineState>(line: Line, person: string, paid: Paying): Move<Line, 'in' | 'gone'> {
  const { orderId, heads, group, ticket } = paid;
  if (line.lapsed[person] !== orderId) return { outcome: 'gone' };
  const out = withoutPerson(line, person);
  // The payment goes back: the seat that comes free later is not for it.
  if (isUndrawn(line) || !isNext(out, { heads, group }) || !isLeftFor(out, ticket, heads))
    return { outcome: 'gone', line: withChanges(line, { lapsed: less(line.lapsed, person) }) };
  const known = {
    ...out,
    ...(heads > 1 && { heads: { ...out.heads, [person]: heads } }),
    ...(group !== undefined && { groups: { ...out.groups, [person]: group } }),
  };
  return { outcome: 'in', line: withOrder(seated(withTicket(known, person, paid), person), person, orderId) };
}

const withOrder = <Line extends LineState>(line: Line, person: string, orderId: string): Line =>
  withChanges(line, { orders: { ...line.orders, [person]: orderId } });
