import { comeInGroup } from '#shared/events/rsvp/line/group-moves.ts';
import { groupFor } from '#shared/events/rsvp/line/grouping.ts';
import { approve, type Move } from '#shared/events/rsvp/line/line-moves.ts';
import { withChanges } from '#shared/events/rsvp/line/line-state.ts';
import { standIn, whyNotOpen } from '../join-refusal.ts';
import { judgedOn } from './join-in-group.ts';
import type { Joined, StoredLine } from './line.ts';
import type { JoinRequest } from './seat-writes.ts';

/** Whether an invitation would decide about a player on a line: where the host is asked, or was asked already. */
export const mayNeedApproval = (line: StoredLine | undefined, { userId, now }: JoinRequest): boolean =>
  line !== undefined && (userId in line.requests || line.asksFrom <= now.toISOString());

type Outcome = 'approved' | 'full' | 'notRequested' | 'refused';

/**
 * A player invited by a host comes as if their request was approved: into a seat or, where there is none, to the end of
 * the line. It is judged by the line as it is; after answers close, an older request of theirs stays a request.
 */
export function acceptOn(line: StoredLine, request: JoinRequest): Move<StoredLine, Outcome> {
  const { userId, now } = request;
  if (!(userId in line.requests)) return comeInvited(line, request);
  return whyNotOpen(line, now.toISOString()) ? { outcome: 'refused' } : approve(line, userId, now);
}

function comeInvited(line: StoredLine, request: JoinRequest): Move<StoredLine, Outcome> {
  const { userId, heads = 1, group: chosen, player, now } = request;
  if (typeof judgedOn(line, request) !== 'string') return { outcome: 'refused' };
  const group = line.grouping && groupFor(line.grouping, chosen, player);
  if (group) {
    const { outcome, line: after } = comeInGroup(line, userId, { heads, group, asks: false }, now);
    return after ? { outcome: 'approved', line: after } : { outcome: outcome === 'full' ? outcome : 'refused' };
  }
  const requests = { ...line.requests, [userId]: now.toISOString() };
  const asked = withChanges(line, { requests, ...(heads > 1 && { heads: { ...line.heads, [userId]: heads } }) });
  return approve(asked, userId, now);
}

/** What it came to, with the line that it was judged by. */
export function acceptedOn(line: StoredLine, outcome: Outcome, request: JoinRequest): Joined {
  if (outcome === 'full') return { outcome };
  if (outcome === 'approved')
    return { outcome: 'joined', open: line.open, heads: request.heads ?? 1, ...standIn(line, request.userId) };
  const why = judgedOn(line, request);
  return typeof why === 'string' ? { outcome: 'full' } : why;
}
