import { Fragment, createElement as h } from 'react';
import type { GuestPrice } from '#shared/events/guests/guest-price.ts';
import { takesInvited } from '#shared/events/guests/takes-guests.ts';
import { joiningAt } from '#shared/events/rsvp/joining-at.ts';
import { GroupField, NameField } from '#web/blocks/event/guest-form.ts';
import { CodeChoice, PriceOfSpot, TicketField } from '#web/blocks/event/guest-price-note.ts';
import { SlotFields } from '#web/blocks/event/slot-fields.ts';
import { Standing } from '#web/blocks/event/standing.ts';
import { PostForm } from '#web/blocks/post-form.ts';
import { SubmitButton } from '#web/blocks/submit-button.ts';
import { TextField } from '#web/blocks/text-field.ts';
import type { StoredEvent } from '../../details/stored-event.ts';
import type { Answer } from '../../rsvp/answers.ts';
import type { Guest } from '../guest-reader.ts';
import { namelessGuest } from '../keep-guest.ts';

interface Invited {
  readonly event: StoredEvent;
  /** What they said before. */
  readonly answer: Answer | undefined;
  /** What a spot costs them, where they pay by card. */
  readonly price: GuestPrice | undefined;
  readonly key: string;
  readonly now: Date;
}

const acceptId = 'accept';

/** That a guest is invited, or declined before. */
export const invitedStanding = ({ hostName, status }: StoredEvent, answer: Answer | undefined) =>
  status === 'scheduled' &&
  (answer?.reply === 'declined'
    ? h(
        Standing,
        { tone: 'plain', title: 'You said you can’t go' },
        h('small', null, 'Changed your mind? You can still join.'),
      )
    : h(Standing, { tone: 'wait', title: 'You’re invited' }, h('small', null, `${hostName} hopes you can make it.`)));

/** How a guest whose address was invited accepts, or says that they can't go. */
export function invitedForm(guest: Guest, { event, answer, price, key, now }: Invited) {
  if (event.status !== 'scheduled') return undefined;
  return h(
    'section',
    { className: 'event-card' },
    h('h2', null, 'Can you make it?'),
    takesInvited(event, now) ? acceptForm(guest, { event, price, key, now }) : signUpWords,
    h(
      PostForm,
      { action: '/api/guest/decline', sends: { key } },
      h(TextField, { label: 'Note to the host - optional', name: 'note', maxLength: 280, defaultValue: answer?.note }),
      h(SubmitButton, { text: "Can't go" }),
    ),
  );
}

/** Sends the form that accepts. */
export const acceptButton = (event: StoredEvent, now: Date) =>
  event.status === 'scheduled' && takesInvited(event, now)
    ? h(SubmitButton, { text: 'Accept', form: acceptId, isPrimary: true })
    : undefined;

const signUpWords = h(
  'p',
  null,
  'To join, ',
  h('a', { href: '/auth/sign-up' }, 'create an account'),
  ' with the email that was invited. Your invitation is waiting there.',
);

function acceptForm({ displayName }: Guest, { event, price, key, now }: Omit<Invited, 'answer'>) {
  const name = displayName === namelessGuest ? '' : displayName;
  return h(
    Fragment,
    null,
    h(
      PostForm,
      { action: '/api/guest/come', id: acceptId, sends: { key } },
      h(NameField, { known: name }),
      h(GroupField, event),
      price?.tickets && h(TicketField, { ...price, tickets: price.tickets }),
      price?.slots && joiningAt(event, now) === 'open' && h(SlotFields, { event, ...price, slots: price.slots }),
      price && h(PriceOfSpot, { ...event, price, now }),
      price && joiningAt(event, now) === 'open' && h(CodeChoice),
      h('small', null, 'Other players see your name. Only the host sees your email.'),
    ),
  );
}
