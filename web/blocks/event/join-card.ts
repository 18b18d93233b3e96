import { Fragment, createElement as h } from 'react';
import type { Event } from '#shared/events/details/schemas.ts';
import type { GuestPrice } from '#shared/events/guests/guest-price.ts';
import { takesGuests } from '#shared/events/guests/takes-guests.ts';
import { cardShareOf } from '#shared/events/payments/card-share.ts';
import { paysFirst } from '#shared/events/payments/pays-first.ts';
import { askedOf } from '#shared/events/rsvp/eligibility-failures.ts';
import { formatMoney } from '#shared/money.ts';
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
  /** What a spot costs without an account, where players pay by card and guests can. */
  readonly price?: GuestPrice | undefined;
  /** Where the page's own script goes on without loading anew. */
  readonly onJoin?: (to: string) => void;
}

/** How a reader without a session joins: with a name and an email, or with an account. */
export function VisitorJoin({ event, state, token, now, price, onJoin }: VisitorProps) {
  const { deed, closed } = state;
  if (!deed) return closed ? h('section', { className: 'event-card' }, h('p', null, closed)) : null;
  const next = eventPath(event, token);
  const isForGuests = isOpenToGuests({ event, now, price });
  return h(
    'section',
    { className: 'event-card' },
    h('h2', null, deed),
    isForGuests
      ? h(GuestForm, { event, token, price, now, hasSpot: deed === 'Join', asks: deed === 'Request to join' })
      : h('p', null, whyAccount(event)),
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
export function VisitorDeed({ event, state: { deed }, token, now, price, onJoin }: VisitorProps) {
  if (!deed) return null;
  const pays = price && !price.tickets && !price.slots && deed === 'Join' && `Pay ${sumOf(price)}`;
  return isOpenToGuests({ event, now, price })
    ? h(SubmitButton, { text: pays || deed, form: guestFormId, isPrimary: true })
    : h(SignInLink, { next: eventPath(event, token), text: deed, intent: 'join', onPress: onJoin });
}

const sumOf = ({ totalMinor: amountMinor, currency }: GuestPrice) => formatMoney({ amountMinor, currency });

const isOpenToGuests = ({ event, now, price }: Pick<VisitorProps, 'event' | 'now' | 'price'>): boolean =>
  takesGuests(event, now) && (!paysFirst(event) || price !== undefined);

function whyAccount(event: Event): string {
  if (askedOf(event)) return 'This event has requirements. Sign in so we can check that it’s for you.';
  if (cardShareOf(event)) return 'Players share this cost by card. Sign in to save a card.';
  if (paysFirst(event)) return 'You pay for your spot by card. Sign in to pay.';
  return 'The host asks a few questions first. Sign in to answer them.';
}
