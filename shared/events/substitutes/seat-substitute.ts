import type { PlayerFacts } from '#shared/people/profile/player-facts.ts';
import { groupFor } from '../rsvp/line/grouping.ts';
import { freeOf, isNext } from '../rsvp/line/line-groups.ts';
import type { Move } from '../rsvp/line/line-moves.ts';
import { type LineState, withChanges } from '../rsvp/line/line-state.ts';
import { isOnLine, seating } from '../rsvp/line/seats.ts';

/**
 * Puts a substitute that the host asked for into a free seat: without a question to anybody, but never past people who
 * wait, beyond the seats, or into an event that has begun. They come in the group that their profile says, or else in the one
 * that lacks people most.
 */
export function seatSubstitute<Line extends LineState>(
  line: Line,
  person: string,
  now: Date,
  player?: PlayerFacts,
): Move<Line, 'in' | 'stays' | 'alreadyOn' | 'closed' | 'full'> {
  const { in: inside } = seating(line);
  if (inside.includes(person)) return { outcome: 'stays' };
  if (isOnLine(person, line)) return { outcome: 'alreadyOn' };
  if (!line.open || now >= new Date(line.startsAt)) return { outcome: 'closed' };
  const group = groupOf(line, player);
  if (line.left < 1 || (line.grouping && !group) || !isNext(line, { heads: 1, group })) return { outcome: 'full' };
  const joined = withChanges(line, {
    order: { ...line.order, [person]: line.nextNumber },
    nextNumber: line.nextNumber + 1,
    ...(group !== undefined && { groups: { ...line.groups, [person]: group } }),
  });
  return { outcome: 'in', line: joined };
}

function groupOf(line: LineState, player: PlayerFacts | undefined): string | undefined {
  if (!line.grouping) return undefined;
  const { groups } = freeOf(line);
  const open = Object.keys(groups).filter((group) => isNext(line, { heads: 1, group }));
  const lacking = open.sort((a, b) => (groups[b]?.kept ?? 0) - (groups[a]?.kept ?? 0))[0];
  return groupFor(line.grouping, lacking, player);
}
