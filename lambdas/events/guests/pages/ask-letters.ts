import { renderMail } from '../../../kernel/mail/layout.ts';
import type { Letter } from '../../../kernel/mail/mailer.ts';
import type { StoredEvent } from '../../details/stored-event.ts';
import { eventFacts, whenOf } from '../../notifications/event-words.ts';

const footerLines = ['Sent because this email was entered on the event page. Wasn’t you? Ignore it.'];

export const confirmLetter = (event: StoredEvent, to: string, key: string, origin: string): Letter => ({
  to,
  subject: `Confirm your spot: ${event.title}`,
  ...renderMail({
    preheader: whenOf(event),
    heading: `Confirm your spot: ${event.title}`,
    paragraphs: ['Confirm within 24 hours to get on the guest list. No spot is held for you until you do.'],
    facts: eventFacts(event),
    action: { label: 'I’m in', url: `${origin}/guest/confirm?t=${key}` },
    footerLines,
  }),
});

/** An account holder joins with the account: one person, one spot. */
export const signInLetter = (event: StoredEvent, to: string, token: string | undefined, origin: string): Letter => ({
  to,
  subject: `Sign in to join: ${event.title}`,
  ...renderMail({
    preheader: whenOf(event),
    heading: `Join ${event.title} with your account`,
    paragraphs: ['This email has an account. Sign in to join, and all your events stay in one place.'],
    facts: eventFacts(event),
    action: {
      label: 'Sign in and join',
      url: `${origin}/auth/login?next=${encodeURIComponent(`/evt/${event.eventId}${token ? `?t=${token}` : ''}`)}`,
    },
    footerLines,
  }),
});
