import type { Move } from '#shared/events/rsvp/line/line-moves.ts';
import { withoutPerson } from '#shared/events/rsvp/line/line-state.ts';
import { isOnLine, seating } from '#shared/events/rsvp/line/seats.ts';
import type { StoredLine } from './line.ts';

/** When a player leaves by themselves, and whether they know that it is late where it is. */
export interface Leaving {
  readonly now: Date;
  readonly isLate?: boolean | undefined;
}

/** Off the list, until the line is closed to those who leave by themselves. */
export function offLine(
  line: StoredLine,
  userId: string,
  leaving?: Leaving,
): Move<StoredLine, 'left' | 'closed' | 'late' | 'notOnList'> {
  if (!isOnLine(userId, line)) return { outcome: 'notOnList' };
  const now = leaving?.now.toISOString() ?? '';
  if (line.closesAt <= now) return { outcome: 'closed' };
  if (!leaving?.isLate && isMissed(line, userId, now)) return { outcome: 'late' };
  return { outcome: 'left', line: withoutPerson(line, userId) };
}

/** Whether the event goes ahead with a player at an instant: they are in, and its minimum has been counted. */
const isMissed = (line: StoredLine, userId: string, now: string): boolean =>
  line.lateFrom <= now && seating(line).in.includes(userId);
