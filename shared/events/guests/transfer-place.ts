import type { Move } from '../rsvp/line/line-moves.ts';
import { type LineState, withChanges, withoutPerson } from '../rsvp/line/line-state.ts';
import { isOnLine, orderOf, seating, standingOf } from '../rsvp/line/seats.ts';

/** The better a standing, the earlier it stands here. */
const ranks = ['in', 'offered', 'waiting', 'requested', 'none'] as const;

/**
 * Gives one person's place to another, with the number drawn. Who has a place of their own keeps the better of the two and
 * gives the other back, so that no one stands in the line twice.
 */
export function transferPlace<Line extends LineState>(
  line: Line,
  from: string,
  to: string,
): Move<Line, 'moved' | 'nothing'> {
  if (!isOnLine(from, line)) return { outcome: 'nothing' };
  if (!isOnLine(to, line)) return { outcome: 'moved', line: renamed(line, from, to) };
  if (isBetter(line, to, from)) return { outcome: 'moved', line: withoutPerson(line, from) };
  return { outcome: 'moved', line: renamed(withoutPerson(line, to), from, to) };
}

/** A place that was paid for stays; otherwise, within one standing, the earlier comes first. */
function isBetter(line: LineState, one: string, other: string): boolean {
  if (orderOf(line, one) !== undefined) return true;
  const seated = seating(line);
  const rankOf = (person: string) => ranks.indexOf(standingOf(person, seated).status);
  return rankOf(one) < rankOf(other) || (rankOf(one) === rankOf(other) && drawnBy(line, one) < drawnBy(line, other));
}

const drawnBy = ({ order, offers, waits, requests }: LineState, person: string): string => {
  const drawn = order[person] ?? offers[person]?.number ?? waits[person];
  return drawn === undefined ? (requests[person] ?? '') : String(drawn).padStart(12, '0');
};

/** The line with one person in the place of another, who is not on it. */
const renamed = <Line extends LineState>(line: Line, from: string, to: string): Line => {
  const rename = <Value>(map: Readonly<Record<string, Value>>): Record<string, Value> =>
    Object.fromEntries(Object.entries(map).map(([person, value]) => [person === from ? to : person, value]));
  return withChanges(line, {
    order: rename(line.order),
    heads: rename(line.heads),
    ...(line.groups && { groups: rename(line.groups) }),
    ...(line.tickets && { tickets: rename(line.tickets) }),
    waits: rename(line.waits),
    offers: rename(line.offers),
    requests: rename(line.requests),
    lapsed: rename(line.lapsed),
    votes: rename(line.votes),
    ...(line.orders && { orders: rename(line.orders) }),
  });
};
