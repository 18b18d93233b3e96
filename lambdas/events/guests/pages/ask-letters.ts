import { joiningAt } from '#shared/events/rsvp/joining-at.ts';
import { renderMail } from '../../../kernel/mail/layout.ts';
import type { Letter } from '../../../kernel/mail/mailer.ts';
import type { StoredEvent } from '../../details/stored-event.ts';
import { eventFacts, whenOf } from '../../notifications/event-words.ts';
import { confirmWords } from './confirm-words.ts';

const footerLines = ['Sent because this email was entered on the event page. Wasn’t you? Ignore it.'];

/** @param now decides whether joining is a request */
export function confirmLetter(
  event: StoredEvent,
  to: string,
  key: string,
  { origin, now }: { readonly origin: string; readonly now: Date },
): Letter {
  const asks = joiningAt(event, now) === 'asks';
  const { title, means, deed } = confirmWords(event, now);
  return {
    to,
    subject: `${title}: ${event.title}`,
    ...renderMail({
      preheader: whenOf(event),
      heading: `${title}: ${event.title}`,
      paragraphs: [
        asks
          ? `Confirm within 24 hours to send your request. ${means}`
          : 'Confirm within 24 hours to get on the guest list. No spot is held for you until you do.',
      ],
      facts: eventFacts(event),
      action: { label: asks ? deed : 'I’m in', url: `${origin}/guest/confirm?t=${key}` },
      footerLines,
    }),
  };
}

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
