import { paysFirst } from '#shared/events/payments/pays-first.ts';
import { joiningAt } from '#shared/events/rsvp/joining-at.ts';
import type { StoredEvent } from '../../details/stored-event.ts';

interface ConfirmWords {
  readonly title: string;
  readonly standing: string;
  readonly means: string;
  readonly deed: string;
}

const joins = {
  title: 'Confirm your spot',
  standing: 'One tap and you’re in',
  means: 'We don’t hold a spot until you confirm.',
  deed: "I'm in",
} as const satisfies ConfirmWords;

/** What confirming means for a guest: a spot, or a request to the host. */
export function confirmWords(event: StoredEvent, now: Date): ConfirmWords {
  if (joiningAt(event, now) !== 'asks') return joins;
  const pays = paysFirst(event) ? ', with a link to pay for your spot' : '';
  return {
    title: 'Confirm your request',
    standing: 'One tap sends your request',
    means: `${event.hostName} decides, and we email you the answer${pays}.`,
    deed: 'Send my request',
  };
}
