import { Fragment, createElement as h } from 'react';
import { Notice } from '#web/blocks/notice.ts';
import { PostForm } from '#web/blocks/post-form.ts';
import { SmallPrint } from '#web/blocks/small-print.ts';
import { SubmitButton } from '#web/blocks/submit-button.ts';
import { TextField } from '#web/blocks/text-field.ts';
import type { StoredEvent } from '../../details/stored-event.ts';
import type { Answer } from '../../rsvp/answers.ts';
import type { Guest } from '../guest-reader.ts';
import { namelessGuest } from '../keep-guest.ts';
import { groupChoice, nameField, takesInvited } from './guest-form.ts';

interface Invited {
  readonly event: StoredEvent;
  /** What they said before. */
  readonly answer: Answer | undefined;
  readonly key: string;
  readonly now: Date;
}

/** How a guest whose address was invited accepts, or says that they can't go. */
export function invitedForm(guest: Guest, { event, answer, key, now }: Invited) {
  if (event.status !== 'scheduled') return h(Notice, { tone: 'calm' }, 'It does not take place as planned.');
  return h(
    Fragment,
    null,
    answer?.reply === 'declined' &&
      h(Notice, { tone: 'calm' }, "You said you can't go. You can still change your mind."),
    takesInvited(event, now) ? acceptForm(guest, event, key) : signUpWords,
    h(
      PostForm,
      { action: '/api/guest/decline', sends: { key } },
      h(TextField, { label: 'Note to the host - optional', name: 'note', maxLength: 280, defaultValue: answer?.note }),
      h(SubmitButton, { text: "Can't go" }),
    ),
  );
}

const signUpWords = h(
  'p',
  null,
  'To come, ',
  h('a', { href: '/auth/sign-up' }, 'sign up'),
  ' with the address that was invited: your invitation waits for you there.',
);

function acceptForm({ displayName }: Guest, event: StoredEvent, key: string) {
  const name = displayName === namelessGuest ? '' : displayName;
  return h(
    PostForm,
    { action: '/api/guest/come', sends: { key } },
    nameField(name),
    groupChoice(event),
    h(SubmitButton, { text: 'Accept', isPrimary: true }),
    h(SmallPrint, null, 'Players see your name; only the host sees your address.'),
  );
}
