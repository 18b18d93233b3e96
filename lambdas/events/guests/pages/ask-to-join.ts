import { createElement as h, type ReactNode } from 'react';
import * as z from 'zod';
import type { FindHolder } from '#lambdas/accounts/ports/address-holder.ts';
import type { MailGate } from '#lambdas/kernel/http/limits/mail-gate.ts';
import type { RenderPage } from '#lambdas/kernel/http/serve-pages.ts';
import { Email } from '#shared/email.ts';
import { GuestName } from '#shared/events/guests/contract.ts';
import { guestAskMails } from '#shared/events/guests/guest-mails.ts';
import { takesGuests } from '#shared/events/guests/takes-guests.ts';
import { paysFirst } from '#shared/events/payments/pays-first.ts';
import { ShareToken } from '#shared/events/rsvp/contract.ts';
import { askedOf } from '#shared/events/rsvp/eligibility-failures.ts';
import { GroupKey } from '#shared/events/rsvp/line/capacity-groups.ts';
import { EventId } from '#shared/ids.ts';
import type { Mailer } from '../../../kernel/mail/mailer.ts';
import type { EventStore } from '../../details/store.ts';
import type { StoredEvent } from '../../details/stored-event.ts';
import { visibleEvent } from '../../details/visibility/visible-event.ts';
import type { AskStore } from '../asks.ts';
import { confirmLetter, signInLetter } from './ask-letters.ts';
import { backToEvent, guestPage, refusal } from './guest-frame.ts';

export interface AskPorts {
  readonly events: EventStore;
  readonly asks: Pick<AskStore, 'keep' | 'keepWaiting'>;
  readonly holderOf: FindHolder;
  readonly gate: MailGate;
  readonly mailer: Mailer;
  readonly origin: string;
}

const Asked = z.object({
  eventId: EventId,
  token: ShareToken.optional(),
  name: GuestName,
  email: Email,
  group: GroupKey.optional(),
});

/**
 * Sends a link that confirms. What the page answers depends on nothing that is known of the address: not whether it has an
 * account, nor whether it is on the list. Nothing is held before the link is opened.
 */
export const askToJoin =
  (ports: AskPorts): RenderPage =>
  async ({ form, source, now }) => {
    const asked = Asked.safeParse(form);
    if (!asked.success) return corrections(asked.error, form.eventId);
    const { eventId, token, email } = asked.data;
    const { event } = await visibleEvent({ eventId, token }, ports.events);
    const eventUrl = `/evt/${eventId}${token ? `?t=${token}` : ''}`;
    const why = whyNot(event, now);
    if (why) return refusal(...why, eventUrl);
    const sent = form.website ? 'send' : await send(asked.data, event, { ...ports, source }, now);
    return guestPage(
      { title: 'One step left: check your email' },
      h(
        'p',
        null,
        ...sentWords[sent](h('strong', null, email)),
        ` within 24 hours to join ${event.title}. We don’t hold a spot until you do.`,
      ),
      backToEvent(eventUrl),
    );
  };

/** Why guests can’t ask to join: a title, and what to do instead. */
function whyNot(event: StoredEvent, now: Date): readonly [string, string] | undefined {
  if (askedOf(event)) return ['This event has requirements', noGuests];
  if (paysFirst(event)) return ['You pay for this event by card', payFirst];
  return takesGuests(event, now) ? undefined : ['Sign-up is closed', 'This event isn’t taking players right now.'];
}

const payFirst = 'Sign in or create an account to pay for your spot.';
const noGuests = 'Create an account so we can check that it’s for you.';

const sentWords = {
  send: (email: ReactNode) => ['We sent an email to ', email, '. Open the link in it'],
  enough: (email: ReactNode) => ['We already sent several emails to ', email, '. Open the link in the newest one'],
} as const;

type Sending = AskPorts & { readonly source: string };

/** An address that had its mails gets no more: the link in the newest one shows what was asked since as well. */
async function send(asked: z.infer<typeof Asked>, event: StoredEvent, ports: Sending, now: Date) {
  const { eventId, token, name, email, group } = asked;
  const ask = { eventId, displayName: name, email, token, group };
  const verdict = await ports.gate({ source: ports.source, email }, guestAskMails, now);
  if (verdict === 'enough') {
    await ports.asks.keepWaiting(ask, now);
    return verdict;
  }
  // Both ways cost the same: the row is written for any address.
  const key = await ports.asks.keep(ask, now);
  const holder = await ports.holderOf(email);
  const letter = holder
    ? signInLetter(event, email, token, ports.origin)
    : confirmLetter(event, email, key, ports.origin);
  await ports.mailer.send(letter, now);
  return verdict;
}

/** Browsers refuse most of it before; what the product alone refuses is said here. */
function corrections(error: z.ZodError, eventId: string | undefined) {
  const known = EventId.safeParse(eventId).data;
  const said = error.issues.map(({ message }) => h('li', null, message));
  return guestPage(
    { title: 'Please check your details', status: 400 },
    h('ul', null, ...said),
    known && backToEvent(`/evt/${known}`),
  );
}
