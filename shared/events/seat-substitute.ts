import type { Move } from './line-moves.ts';
import { freeSeats, type LineState, withChanges } from './line-state.ts';
import { isOnLine, seating } from './seats.ts';

/**
 * Puts a substitute whom the host asked for into a free seat: without a question to anybody, but never past people who
 * wait, beyond the seats, or into an event that has begun.
 */
export function seatSubstitute<Line extends LineState>(
  line: Line,
  person: string,
  now: Date,
): Move<Line, 'in' | 'stays' | 'alreadyOn' | 'closed' | 'full'> {
  const { in: inside, waiting } = seating(line);
  if (inside.includes(person)) return { outcome: 'stays' };
  if (isOnLine(person, line)) return { outcome: 'alreadyOn' };
  if (!line.open || now >= new Date(line.startsAt)) return { outcome: 'closed' };
  if (waiting.length > 0 || line.left < 1 || freeSeats(line) < 1) return { outcome: 'full' };
  return {
    outcome: 'in',
    line: withChanges(line, { order: { ...line.order, [person]: line.nextNumber }, nextNumber: line.nextNumber + 1 }),
  };
}
