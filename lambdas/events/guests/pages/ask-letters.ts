import { renderMail } from '../../../kernel/mail/layout.ts';
import type { Letter } from '../../../kernel/mail/mailer.ts';
import type { StoredEvent } from '../../details/stored-event.ts';
import { eventFacts, whenOf } from '../../notifications/event-words.ts';

const footerLines = [
  'You get this mail because this address was entered on the page of the event. If it wasn’t you, ignore this mail.',
];

export const confirmLetter = (event: StoredEvent, to: string, key: string, origin: string): Letter => ({
  to,
  subject: `Confirm that you’re coming: ${event.title}`,
  ...renderMail({
    preheader: whenOf(event),
    heading: `Are you coming to ${event.title}?`,
    paragraphs: [
      'Open the link and confirm within 24 hours. You’re not on the list until you do, and no seat is held for you.',
    ],
    facts: eventFacts(event),
    action: { label: 'Confirm', url: `${origin}/guest/confirm?t=${key}` },
    footerLines,
  }),
});

/** An account holder joins with the account: one person, one place. */
export const signInLetter = (event: StoredEvent, to: string, token: string | undefined, origin: string): Letter => ({
  to,
  subject: `Sign in to join: ${event.title}`,
  ...renderMail({
    preheader: whenOf(event),
    heading: `Join ${event.title} with your account`,
    paragraphs: [
      'There is an account with this address. Sign in and join there, so that all your events stay together.',
    ],
    facts: eventFacts(event),
    action: {
      label: 'Sign in and join',
      url: `${origin}/auth/login?next=${encodeURIComponent(`/evt/${event.eventId}${token ? `?t=${token}` : ''}`)}`,
    },
    footerLines,
  }),
});
