import type { Move } from '#shared/events/line-moves.ts';
import { withoutPerson } from '#shared/events/line-state.ts';
import { isOnLine } from '#shared/events/seats.ts';
import type { StoredLine } from './line.ts';

/** Off the list, until the line is closed to those who leave by themselves. */
export function offLine(
  line: StoredLine,
  userId: string,
  now?: Date,
): Move<StoredLine, 'left' | 'closed' | 'notOnList'> {
  if (!isOnLine(userId, line)) return { outcome: 'notOnList' };
  if (now && line.closesAt <= now.toISOString()) return { outcome: 'closed' };
  return { outcome: 'left', line: withoutPerson(line, userId) };
}
