import type { Event } from '../details/schemas.ts';
import { rsvpClosesAt } from '../details/states.ts';

type Terms = Pick<
  Event,
  'status' | 'startsAt' | 'endsAt' | 'allowLateRsvp' | 'rsvpOpensAt' | 'rsvpDeadline' | 'creatorApprovalNeeded'
>;

/** What joining an event would be now: a join, a request to the host, or nothing that can be done. */
export function joiningAt(event: Terms, now: Date): 'open' | 'asks' | 'notYet' | 'closed' {
  const { status, startsAt, rsvpOpensAt, rsvpDeadline, allowLateRsvp, creatorApprovalNeeded } = event;
  if (status !== 'scheduled') return 'closed';
  if (rsvpOpensAt && now < new Date(rsvpOpensAt)) return 'notYet';
  const until = rsvpDeadline ? (allowLateRsvp ? startsAt : rsvpDeadline) : rsvpClosesAt(event);
  if (now >= new Date(until)) return 'closed';
  const isLate = rsvpDeadline !== undefined && now >= new Date(rsvpDeadline);
  return creatorApprovalNeeded || isLate ? 'asks' : 'open';
}
