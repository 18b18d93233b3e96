import type { Event } from '../details/schemas.ts';
import { paysFirst } from '../payments/pays-first.ts';
import { askedOf } from '../rsvp/eligibility-failures.ts';
import { joiningAt } from '../rsvp/joining-at.ts';

/**
 * Whether players without an account can join now: requirements and the host's questions are for players with one, and so is
 * asking to pay for a spot by card.
 */
export const takesGuests = (event: Event, now: Date): boolean =>
  mayCome(event, now) && (!paysFirst(event) || joiningAt(event, now) === 'open');

/** A guest with an invitation answers no questions: the invitation is the approval. */
export const takesInvited = (event: Event, now: Date): boolean => mayCome({ ...event, approvalQuestions: [] }, now);

function mayCome(event: Event, now: Date): boolean {
  if (askedOf(event)) return false;
  const joining = joiningAt(event, now);
  const hasQuestions = event.creatorApprovalNeeded && event.approvalQuestions.length > 0;
  return joining === 'open' || (joining === 'asks' && !hasQuestions);
}
