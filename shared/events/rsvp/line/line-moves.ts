import type { Party } from './give-seats.ts';
import { fits, isNext, nextIn, outgrows, partyOf } from './line-groups.ts';
import { isAutomatic, isUndrawn, type LineState, less, withChanges, withoutPerson } from './line-state.ts';
import { isRush, offerUntil } from './offer-hold.ts';
import { given, seated } from './seated.ts';
import { headsOf, isOwnHold, orderOf, seating } from './seats.ts';

/** What a move comes to; `line` is absent when nothing changes. */
export interface Move<Line extends LineState, Outcome extends string> {
  readonly outcome: Outcome;
  readonly line?: Line;
}

const stay = <Outcome extends string>(outcome: Outcome) => ({ outcome });

/** Whether who waits may take a free seat by themselves. */
export const isFirstComeFirstServed = (line: Pick<LineState, 'mode' | 'startsAt'>, now: Date): boolean =>
  line.mode === 'notify_all' || (line.mode === 'fifo_offer' && isRush(line, now));

/**
 * Offers free seats to the first in line, strictly in order (`giveSeats`). Nothing is offered in the last two hours; then free seats go to the first to take them.
 */
export function offerSeats<Line extends LineState>(line: Line, now: Date): Move<Line, 'offered' | 'rush' | 'nothing'> {
  if (line.mode !== 'fifo_offer' || !line.open || now >= new Date(line.startsAt)) return stay('nothing');
  const until = offerUntil(line, now)?.toISOString();
  if (until !== undefined) return offerUntilFull(line, until);
  return !line.rush && line.waiters > 0 ? { outcome: 'rush', line: { ...line, rush: true } } : stay('nothing');
}

function offerUntilFull<Line extends LineState>(line: Line, until: string): Move<Line, 'offered' | 'nothing'> {
  // Another start may leave time for offers again.
  let after: Line = line.rush ? { ...line, rush: false } : line;
  for (const person of nextIn(line)) {
    const offer = { number: line.waits[person] ?? 0, until };
    after = withChanges(after, { waits: less(after.waits, person), offers: { ...after.offers, [person]: offer } });
  }
  return after === line ? stay('nothing') : { outcome: 'offered', line: after };
}

/** Takes the seat that is held for one, or, where the first to come gets it, a free one. Only a payment takes it where players pay first. */
export function acceptSeat<Line extends LineState>(
  line: Line,
  person: string,
  now: Date,
): Move<Line, 'in' | 'gone' | 'full' | 'notOffered' | 'closed' | 'payFirst'> {
  if (person in line.order && seating(line).in.includes(person)) return stay('in');
  if (!line.open || now >= new Date(line.startsAt)) return stay('closed');
  if (line.paysFirst && person !== line.hostId) return stay('payFirst');
  return takeSeat(line, person, now);
}

function takeSeat<Line extends LineState>(
  line: Line,
  person: string,
  now: Date,
): Move<Line, 'in' | 'gone' | 'full' | 'notOffered'> {
  const offer = line.offers[person];
  if (offer) return offer.until > now.toISOString() ? { outcome: 'in', line: seated(line, person) } : stay('gone');
  if (!(person in line.waits) || !isFirstComeFirstServed(line, now)) return stay('notOffered');
  return fits(line, person) ? { outcome: 'in', line: seated(line, person) } : stay('full');
}

/** Says no to a held seat: the person leaves the line. */
export const declineSeat = <Line extends LineState>(line: Line, person: string): Move<Line, 'left' | 'notOffered'> =>
  person in line.offers ? { outcome: 'left', line: withoutPerson(line, person) } : stay('notOffered');

/** A write tells of each offer that ends, and has room for so many. The rest follow with the next one. */
const mostLapses = 40;

/** Offers whose time is up: the first time one goes to the back of the line, the second time off it, and at once where they never waited. */
export function lapseOffers<Line extends LineState>(line: Line, now: Date): Move<Line, 'lapsed' | 'nothing'> {
  if (!line.open) return stay('nothing');
  let after = line;
  const ended = Object.keys(line.offers).filter((person) => (line.offers[person]?.until ?? '') <= now.toISOString());
  for (const person of ended.slice(0, mostLapses)) {
    const isOver = person in line.lapsed || isOwnHold(line, person);
    after = isOver ? lapsedOf(withoutPerson(after, person), person, orderOf(line, person)) : toTheBack(after, person);
  }
  return after === line ? stay('nothing') : { outcome: 'lapsed', line: after };
}

/** A payment that comes after its time may still find a seat (`seatPaid`); who leaves by themselves is not noted. */
const lapsedOf = <Line extends LineState>(line: Line, person: string, orderId: string | undefined): Line =>
  orderId ? withChanges(line, { lapsed: { ...line.lapsed, [person]: orderId } }) : line;

const toTheBack = <Line extends LineState>(line: Line, person: string): Line =>
  withChanges(line, {
    offers: less(line.offers, person),
    ...(line.tickets && { tickets: less(line.tickets, person) }),
    waits: { ...line.waits, [person]: line.nextNumber },
    lapsed: { ...line.lapsed, [person]: line.offers[person]?.orderId ?? true },
    nextNumber: line.nextNumber + 1,
  });

/** The host gives a free seat to any player in line. */
export function pickJoiner<Line extends LineState>(
  line: Line,
  person: string,
  now: Date,
): Move<Line, 'in' | 'full' | 'notWaiting' | 'notManual'> {
  if (line.mode !== 'manual') return stay('notManual');
  if (person in line.order || person in line.offers) return stay('in');
  if (!(person in line.waits)) return stay('notWaiting');
  return fits(line, person) ? { outcome: 'in', line: given(line, person, now) } : stay('full');
}

/**
 * Accepts a request: into a seat, or into the line as anybody who joins then. A request holds no seat, so there
 * may be room for neither (P9).
 */
export function approve<Line extends LineState>(
  line: Line,
  person: string,
  now: Date,
): Move<Line, 'approved' | 'full' | 'notRequested'> {
  if (person in line.order || person in line.waits || person in line.offers) return stay('approved');
  if (!(person in line.requests)) return stay('notRequested');
  const party = partyOf(line, person);
  if (isAutomatic(line))
    return party.heads <= line.left ? { outcome: 'approved', line: given(line, person, now) } : stay('full');
  const after = comesNext(line, person, party, now);
  return after ? { outcome: 'approved', line: after } : stay('full');
}

/**
 * A player with a seat that no one waits for, or else at the end of the line; undefined where there is no room for them in
 * either. Only where who waits is kept apart from who is in.
 */
export function comesNext<Line extends LineState>(
  line: Line,
  person: string,
  party: Party,
  now: Date,
): Line | undefined {
  if (!isUndrawn(line) && isNext(line, party)) return given(line, person, now);
  if (party.heads > line.waitLeft || outgrows(line, party)) return undefined;
  return withChanges(line, {
    requests: less(line.requests, person),
    votes: less(line.votes, person),
    waits: { ...line.waits, [person]: line.nextNumber },
    nextNumber: line.nextNumber + 1,
  });
}

/** Turns a request away. */
export const decline = <Line extends LineState>(line: Line, person: string): Move<Line, 'declined' | 'notRequested'> =>
  person in line.requests ? { outcome: 'declined', line: withoutPerson(line, person) } : stay('notRequested');

/**
 * Another number of heads for a player on the list. Fewer is always possible; who is in gets more only out of free seats
 * that no one waits for, and who waits only out of the room to wait.
 */
export function changeHeads<Line extends LineState>(
  line: Line,
  person: string,
  heads: number,
): Move<Line, 'changed' | 'full' | 'tooMany' | 'notOnList'> {
  const more = heads - headsOf(line, person);
  const room = roomToGrow(line, person, more);
  if (room === undefined) return stay('notOnList');
  if (more === 0) return stay('changed');
  if (more > 0 && heads - 1 > line.guestLimit) return stay('tooMany');
  if (more > room || outgrows(line, { ...partyOf(line, person), heads })) return stay('full');
  const changed = heads > 1 ? { ...line.heads, [person]: heads } : less(line.heads, person);
  return { outcome: 'changed', line: withChanges(line, { heads: changed }) };
}

/** How many of so many more heads a player may bring; undefined when they are not on the list, or hold an offer for so many. */
function roomToGrow(line: LineState, person: string, more: number): number | undefined {
  const { in: inside, waiting } = seating(line);
  if (inside.includes(person)) return isNext(line, { ...partyOf(line, person), heads: more }) ? more : 0;
  if (person in line.waits) return line.waitLeft;
  if (waiting.includes(person)) return line.left;
  return person in line.requests ? Number.POSITIVE_INFINITY : undefined;
}
