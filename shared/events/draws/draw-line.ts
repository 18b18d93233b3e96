import { type LineState, withChanges } from '../rsvp/line/line-state.ts';
import { given } from '../rsvp/line/seated.ts';
import { headsOf, seating } from '../rsvp/line/seats.ts';
import type { Drawn, Entry } from './lottery.ts';

/** The entries of a draw, earliest first: all who wait when it is held. */
export const entriesOf = (line: LineState): Entry[] =>
  seating({ ...line, order: {} }).waiting.map((person) => ({
    number: line.waits[person] ?? 0,
    heads: headsOf(line, person),
    ...(line.groups?.[person] !== undefined && { group: line.groups[person] }),
  }));

/**
 * The line after a draw: each entry has a new number in the order in which they were drawn, and who has a seat
 * is in. The numbers begin at the one the next to join would have drawn.
 */
export function lineAfterDraw<Line extends LineState>(line: Line, { order, seated: count }: Drawn, now: Date): Line {
  const place = new Map(order.map((number, index) => [number, line.nextNumber + index]));
  const waits = Object.fromEntries(
    Object.entries(line.waits).map(([person, number]) => [person, place.get(number) ?? number]),
  );
  const renumbered = withChanges(line, {
    waits,
    nextNumber: line.nextNumber + order.length,
    drawnAt: now.toISOString(),
  });
  const winners = Object.keys(waits)
    .sort((a, b) => (waits[a] ?? 0) - (waits[b] ?? 0))
    .slice(0, count);
  return winners.reduce((after, person) => given(after, person, now), renumbered);
}
