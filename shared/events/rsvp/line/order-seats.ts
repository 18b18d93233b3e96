import type { Move } from './line-moves.ts';
import { type LineState, withChanges, withoutPerson } from './line-state.ts';
import { type Holding, heldAgain, heldUntil, holdToPay, type Paying, seatFree, seatPaid } from './paid-seats.ts';
import { isOwnHold } from './seats.ts';

/** A player of an order, with how many they bring and how they come. */
export type OrderPlayer = Omit<Paying, 'orderId'> & { readonly person: string };

type Terms = Pick<Holding, 'orderId' | 'until'>;
type Held = ReturnType<typeof holdToPay>['outcome'];

/** Holds the seats of all players of an order, or none of them. `in`: each of them is in already. */
export const holdOrder = <Line extends LineState>(
  line: Line,
  players: readonly OrderPlayer[],
  terms: Terms,
  now: Date,
): Move<Line, Held> =>
  together(line, players, terms, (is, { person, ...paying }) => holdToPay(is, person, paying, now));

/** Seats all players of an order that costs nothing, or none of them. */
export const seatFreeOrder = <Line extends LineState>(
  line: Line,
  players: readonly OrderPlayer[],
  terms: Terms,
  now: Date,
): Move<Line, Held> => together(line, players, terms, (is, { person, ...paying }) => seatFree(is, person, paying, now));

function together<Line extends LineState>(
  line: Line,
  players: readonly OrderPlayer[],
  terms: Terms,
  take: (line: Line, player: OrderPlayer & Terms) => Move<Line, Held>,
): Move<Line, Held> {
  let [after, outcome]: [Line, 'held' | 'in'] = [line, 'in'];
  for (const player of players) {
    const move = take(after, { ...player, ...terms });
    if (move.outcome !== 'held' && move.outcome !== 'in') return { outcome: move.outcome };
    if (move.outcome === 'held') outcome = 'held';
    after = move.line ?? after;
  }
  return { outcome, line: after };
}

/** Holds the seats that an order still has for another time. */
export function orderHeldUntil<Line extends LineState>(
  line: Line,
  people: readonly string[],
  terms: Terms,
): Move<Line, 'held' | 'nothing'> {
  const after = people.reduce((is, person) => heldUntil(is, person, terms).line ?? is, line);
  return after === line ? { outcome: 'nothing' } : { outcome: 'held', line: after };
}

/** Holds the seats of an order whose card was refused, for those who are in, until it is paid. */
export function orderHeldAgain<Line extends LineState>(
  line: Line,
  people: readonly string[],
  terms: Terms,
  now: Date,
): Move<Line, 'held' | 'nothing'> {
  const after = people.reduce((is, person) => heldAgain(is, person, terms, now).line ?? is, line);
  return after === line ? { outcome: 'nothing' } : { outcome: 'held', line: after };
}

/** Seats the players of a paid order in one move. Where seats are gone, those who come first in it get what there is. */
export function seatOrder<Line extends LineState>(
  line: Line,
  orderId: string,
  players: readonly OrderPlayer[],
  now: Date,
): Move<Line, 'seated' | 'nothing'> {
  const after = players.reduce(
    (is, { person, ...paid }) => seatPaid(is, person, { ...paid, orderId }, now).line ?? is,
    line,
  );
  return after === line ? { outcome: 'nothing' } : { outcome: 'seated', line: after };
}

/** Gives up what an order holds that another takes the place of; who waited or was approved keeps their seat held. */
export function releaseOrder<Line extends LineState>(line: Line, orderId: string, staying: readonly string[]): Line {
  const people = (ordersOn({ offers: line.offers }).get(orderId) ?? []).filter((person) => !staying.includes(person));
  return people.reduce((is, person) => {
    if (isOwnHold(is, person)) return withoutPerson(is, person);
    const { orderId: _, ...offer } = is.offers[person] ?? { number: 0, until: '' };
    return withChanges(is, { offers: { ...is.offers, [person]: offer } });
  }, line);
}

type Bound = Partial<Pick<LineState, 'orders' | 'extras'>> & Pick<LineState, 'offers'>;

interface Seat {
  readonly person: string;
  readonly orderId: string;
}

/** A seat, or something besides it, that an order paid for, or was to pay for, and that is no one's any more. */
export interface GivenUp extends Seat {
  /** Only the time to pay ran out. */
  readonly isLapsed: boolean;
}

const boundSeats = ({ orders = {}, offers, extras = {} }: Bound): Seat[] => [
  ...Object.entries(orders).map(([person, orderId]) => ({ person, orderId })),
  ...Object.entries(offers).flatMap(([person, { orderId }]) => (orderId ? [{ person, orderId }] : [])),
  ...Object.entries(extras).flatMap(([person, own]) =>
    Object.keys(own)
      .filter((orderId) => !own[orderId]?.isLapsed)
      .map((orderId) => ({ person, orderId })),
  ),
];

/** The orders on a line, each with all whose seats hang on it. */
export const ordersOn = (line: Bound): ReadonlyMap<string, readonly string[]> =>
  new Map(
    [...Map.groupBy(boundSeats(line), ({ orderId }) => orderId)].map(
      ([orderId, seats]) => [orderId, seats.map(({ person }) => person)] as const,
    ),
  );

/** Which seats with orders a change of the line took from their players. */
export function givenUp(before: LineState, after: LineState): GivenUp[] {
  const still = ordersOn(after);
  return boundSeats(before)
    .filter(
      ({ person, orderId }) => !still.get(orderId)?.includes(person) && !isHandedOn(person, orderId, before, after),
    )
    .map((seat) => ({ ...seat, isLapsed: after.lapsed[seat.person] === seat.orderId || isUnpaidExtra(before, seat) }));
}

/** Nothing was paid for it, as far as the line knows: a payment that is on its way finds nothing to pay for, and goes back. */
const isUnpaidExtra = ({ extras = {} }: LineState, { person, orderId }: Seat): boolean =>
  extras[person]?.[orderId]?.until !== undefined;

/**
 * Whether another person has the seat now, with its number and its order: an account took it over from a guest. Players of one
 * order may share a number; who had the order before has a seat of their own.
 */
function isHandedOn(person: string, orderId: string, before: LineState, { order, orders = {} }: LineState): boolean {
  const number = before.order[person];
  return Object.entries(orders).some(
    ([other, one]) => one === orderId && before.orders?.[other] !== one && order[other] === number,
  );
}
