import { Fragment, createElement as h } from 'react';
import type { Event } from '#shared/events/details/schemas.ts';
import { takesGuests } from '#shared/events/guests/takes-guests.ts';
import { paysFirst } from '#shared/events/payments/pays-first.ts';
import { askedOf } from '#shared/events/rsvp/eligibility-failures.ts';
import { SignInLink } from '../sign-in-link.ts';
import { SubmitButton } from '../submit-button.ts';
import { eventPath } from './event-links.ts';
import type { EventState } from './event-state.ts';
import { GuestForm, guestFormId } from './guest-form.ts';

interface VisitorProps {
  readonly event: Event;
  readonly state: EventState;
  /** The key of a private event's link. */
  readonly token: string | undefined;
  readonly now: Date;
  /** Where the page's own script goes on without loading anew. */
  readonly onJoin?: (to: string) => void;
}

/** How a reader without a session joins: with a name and an email, or with an account. */
export function VisitorJoin({ event, state, token, now, onJoin }: VisitorProps) {
  const { deed, closed } = state;
  if (!deed) return closed ? h('section', { className: 'event-card' }, h('p', null, closed)) : null;
  const next = eventPath(event, token);
  const isForGuests = takesGuests(event, now);
  return h(
    'section',
    { className: 'event-card' },
    h('h2', null, deed),
    isForGuests ? h(GuestForm, { event, token }) : h('p', null, whyAccount(event)),
    h(
      'p',
      { className: 'event-account' },
      isForGuests &&
        h(
          Fragment,
          null,
          'Have an account? ',
          h(SignInLink, { next, text: 'Sign in to join', intent: 'join', onPress: onJoin, isQuiet: true }),
          ' · ',
        ),
      h(SignInLink, { next, text: 'Create an account', intent: 'join', onPress: onJoin, isQuiet: true, isNew: true }),
    ),
  );
}

/** The one button: it sends the form, or leads to signing in where the host asks for more than a name. */
export function VisitorDeed({ event, state: { deed }, token, now, onJoin }: VisitorProps) {
  if (!deed) return null;
  return takesGuests(event, now)
    ? h(SubmitButton, { text: deed, form: guestFormId, isPrimary: true })
    : h(SignInLink, { next: eventPath(event, token), text: deed, intent: 'join', onPress: onJoin });
}

function whyAccount(event: Event): string {
  if (askedOf(event)) return 'This event has requirements. Sign in so we can check that it’s for you.';
  if (paysFirst(event)) return 'You pay for your spot by card. Sign in to pay.';
  return 'The host asks a few questions first. Sign in to answer them.';
}
