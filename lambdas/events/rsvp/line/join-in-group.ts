import { comeInGroup } from '#shared/events/rsvp/line/group-moves.ts';
import { groupFor } from '#shared/events/rsvp/line/grouping.ts';
import type { Move } from '#shared/events/rsvp/line/line-moves.ts';
import { standIn, whyNot } from '../join-refusal.ts';
import type { Joined, StoredLine } from './line.ts';
import type { JoinRequest } from './seat-writes.ts';

/** A join of a line whose people come in groups, judged by the line as it is: not by one condition, as groups share seats. */
export function joinInGroup(line: StoredLine, request: JoinRequest): Move<StoredLine, 'placed' | 'full' | 'refused'> {
  const { userId, heads = 1, group: chosen, player, now } = request;
  const group = line.grouping && groupFor(line.grouping, chosen, player);
  if (!group || typeof judgedOn(line, request) !== 'string') return { outcome: 'refused' };
  const mayTakeSeat = { ...line, ...(request.isLetIn && { paysFirst: false }) };
  return comeInGroup(mayTakeSeat, userId, { heads, group, asks: line.asksFrom <= now.toISOString() }, now);
}

/** What it came to, with the line that it was judged by. */
export function joinedInGroup(
  moved: { readonly outcome: ReturnType<typeof joinInGroup>['outcome']; readonly line: StoredLine } | undefined,
  request: JoinRequest,
): Joined {
  if (!moved) return { outcome: 'hidden' };
  const { line, outcome } = moved;
  const { userId, heads = 1 } = request;
  if (outcome === 'placed') return { outcome: 'joined', open: true, heads, ...standIn(line, userId) };
  const why = judgedOn(line, request);
  return typeof why === 'string' ? { outcome: 'full' } : why;
}

/** It is looked at and written in one step: what is asked is what they are judged by, where they may show it. */
export function judgedOn(line: StoredLine, request: JoinRequest): ReturnType<typeof whyNot> {
  const why = whyNot(line, request);
  return why === 'show' ? whyNot(line, { ...request, fits: line.asked }) : why;
}
