import { askedOf } from '#shared/events/rsvp/eligibility-failures.ts';
import { joiningAt } from '#shared/events/rsvp/joining-at.ts';
import { type Html, html } from '#shared/html.ts';
import type { StoredEvent } from '../../details/stored-event.ts';

/**
 * Whether a guest can join now: the host's questions and requirements are for people
 * with one.
 */
export function takesGuests(event: StoredEvent, now: Date): boolean {
  if (askedOf(event)) return false;
  const joining = joiningAt(event, now);
  const hasQuestions = event.creatorApprovalNeeded && event.approvalQuestions.length > 0;
  return joining === 'open' || (joining === 'asks' && !hasQuestions);
}

/** A guest with an invitation answers no questions: the invitation is the approval. */
export const takesInvited = (event: StoredEvent, now: Date): boolean =>
  takesGuests({ ...event, approvalQuestions: [] }, now);

/** The group of a guest, who has no profile to decide it. */
export const groupChoice = ({ capacityGroups }: StoredEvent): Html | undefined =>
  capacityGroups &&
  html`<label>You come as <select name="group" required><option value="">Choose</option>${capacityGroups.map(
    ({ key, label }) => html`<option value="${key}">${label}</option>`,
  )}</select></label>
`;

/** Two fields, and a third that people never see: whatever fills it in is a machine. */
export const guestForm = (event: StoredEvent, token: string | undefined): Html =>
  html`<h2>Join without an account</h2>
<form method="post" action="/api/guest/ask">
<input type="hidden" name="eventId" value="${event.eventId}">
${token && html`<input type="hidden" name="token" value="${token}">`}
<label>Your name <input name="name" autocomplete="name" required minlength="2" maxlength="100"></label>
<label>Your e-mail <input name="email" type="email" autocomplete="email" required maxlength="100"></label>
${groupChoice(event)}<label class="trap" aria-hidden="true">Leave this empty <input name="website" tabindex="-1" autocomplete="off"></label>
<button>Join with your e-mail</button>
<p><small>We mail you a link to confirm with. Only the host sees your address, and we forget it 30 days after the event.</small></p>
</form>`;
