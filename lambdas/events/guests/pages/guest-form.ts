import { Fragment, createElement as h } from 'react';
import { askedOf } from '#shared/events/rsvp/eligibility-failures.ts';
import { joiningAt } from '#shared/events/rsvp/joining-at.ts';
import { PostForm } from '#web/blocks/post-form.ts';
import { SmallPrint } from '#web/blocks/small-print.ts';
import { SubmitButton } from '#web/blocks/submit-button.ts';
import { TextField } from '#web/blocks/text-field.ts';
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
export const groupChoice = ({ capacityGroups }: StoredEvent) =>
  capacityGroups &&
  h(
    'label',
    null,
    'You come as ',
    h(
      'select',
      { name: 'group', required: true },
      h('option', { value: '' }, 'Choose'),
      ...capacityGroups.map(({ key, label }) => h('option', { value: key }, label)),
    ),
  );

/** @param known what the guest is called already */
export const nameField = (known?: string) =>
  h(TextField, {
    label: 'Your name',
    name: 'name',
    autoComplete: 'name',
    required: true,
    minLength: 2,
    maxLength: 100,
    defaultValue: known,
  });

/** Two fields, and a third that people never see: whatever fills it in is a machine. */
export const guestForm = (event: StoredEvent, token: string | undefined) =>
  h(
    Fragment,
    null,
    h('h2', null, 'Join without an account'),
    h(
      PostForm,
      { action: '/api/guest/ask', sends: { eventId: event.eventId, token } },
      nameField(),
      h(TextField, {
        label: 'Your e-mail',
        name: 'email',
        type: 'email',
        autoComplete: 'email',
        required: true,
        maxLength: 100,
      }),
      groupChoice(event),
      h(
        'label',
        { className: 'trap', 'aria-hidden': true },
        'Leave this empty ',
        h('input', { name: 'website', tabIndex: -1, autoComplete: 'off' }),
      ),
      h(SubmitButton, { text: 'Join with your e-mail' }),
      h(
        SmallPrint,
        null,
        'We mail you a link to confirm with. Only the host sees your address, and we forget it 30 days after the event.',
      ),
    ),
  );
