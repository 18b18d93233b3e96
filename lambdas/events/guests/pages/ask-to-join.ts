import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { FindHolder } from '#lambdas/accounts/ports/address-holder.ts';
import type { createRateLimit } from '#lambdas/kernel/http/rate-limit.ts';
import type { RenderPage } from '#lambdas/kernel/http/serve-pages.ts';
import { Email } from '#shared/email.ts';
import { GuestName } from '#shared/events/guests/contract.ts';
import { ShareToken } from '#shared/events/rsvp/contract.ts';
import { askedOf } from '#shared/events/rsvp/eligibility-failures.ts';
import { GroupKey } from '#shared/events/rsvp/line/capacity-groups.ts';
import { html } from '#shared/html.ts';
import { EventId } from '#shared/ids.ts';
import type { Mailer } from '../../../kernel/mail/mailer.ts';
import type { EventStore } from '../../details/store.ts';
import type { StoredEvent } from '../../details/stored-event.ts';
import { visibleEvent } from '../../details/visible-event.ts';
import type { AskStore } from '../asks.ts';
import { confirmLetter, signInLetter } from './ask-letters.ts';
import { takesGuests } from './guest-form.ts';
import { guestPage, refusal } from './guest-frame.ts';

export interface AskPorts {
  readonly events: EventStore;
  readonly asks: Pick<AskStore, 'keep'>;
  readonly holderOf: FindHolder;
  readonly limits: ReturnType<typeof createRateLimit>;
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
  async ({ form, now }) => {
    const asked = Asked.safeParse(form);
    if (!asked.success) return corrections(asked.error, form.eventId);
    const { eventId, token, email } = asked.data;
    const { event } = await visibleEvent({ eventId, token }, ports.events);
    const eventUrl = `/evt/${eventId}${token ? `?t=${token}` : ''}`;
    if (askedOf(event)) return refusal('This event is not for everybody', noGuests, eventUrl);
    if (!takesGuests(event, now))
      return refusal('You cannot join now', 'Responses for this event are closed.', eventUrl);
    if (!form.website) await send(asked.data, event, ports, now);
    return guestPage(
      'Check your mail',
      html`<p>We sent a mail to <strong>${email}</strong>. Open the link in it within 24 hours: only then are you on the list of ${event.title}. Until then no seat is held for you.</p>
<p class="also"><a href="${eventUrl}">Back to the event</a></p>`,
    );
  };

const noGuests = 'Guests cannot show that it is for them. Sign up to join.';

async function send(asked: z.infer<typeof Asked>, event: StoredEvent, ports: AskPorts, now: Date): Promise<void> {
  const { eventId, token, name, email, group } = asked;
  const address = createHash('sha256').update(email).digest('hex');
  await ports.limits.count(address, 'guestAsk', { calls: 5, per: 'hour' }, now);
  await ports.limits.count(eventId, 'guestAsk', { calls: 100, per: 'hour' }, now);
  // Both ways cost the same: the row is written whoever has the address.
  const key = await ports.asks.keep({ eventId, displayName: name, email, token, group }, now);
  const holder = await ports.holderOf(email);
  const letter = holder
    ? signInLetter(event, email, token, ports.origin)
    : confirmLetter(event, email, key, ports.origin);
  await ports.mailer.send(letter, now);
}

/** Browsers refuse most of it before; what the product alone refuses is said here. */
function corrections(error: z.ZodError, eventId: string | undefined) {
  const known = EventId.safeParse(eventId).data;
  const said = error.issues.map(({ message }) => html`<li>${message}</li>`);
  return guestPage(
    'Please correct what you wrote',
    html`<ul>${said}</ul>${known && html`<p class="also"><a href="/evt/${known}">Back to the event</a></p>`}`,
    400,
  );
}
