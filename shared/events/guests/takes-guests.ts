import type { Event } from '../details/schemas.ts';
import { cardShareOf } from '../payments/card-share.ts';
import { askedOf } from '../rsvp/eligibility-failures.ts';
import { joiningAt } from '../rsvp/joining-at.ts';

/** A guest with an invitation answers no questions: the invitation is the approval. */
export const takesInvited = (event: Event, now: Date): boolean => takesGuests({ ...event, approvalQuestions: [] }, now);

/**
 * Whether players without an account can join, or ask to, now: requirements, the host's questions and
 * shares of a cost that cards pay are for players with one.
 */
export function takesGuests(event: Event, now: Date): boolean {
  if (askedOf(event) || cardShareOf(event)) return false;
  const joining = joiningAt(event, now);
  const hasQuestions = event.creatorApprovalNeeded && event.approvalQuestions.length > 0;
  return joining === 'open' || (joining === 'asks' && !hasQuestions);
}
