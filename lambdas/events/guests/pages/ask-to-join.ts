import { createElement as h, type ReactNode } from 'react';
import * as z from 'zod';
import type { FindHolder } from '#lambdas/accounts/ports/address-holder.ts';
import { privatePage } from '#lambdas/accounts/ports/pages/private-page.ts';
import type { MailGate } from '#lambdas/kernel/http/limits/mail-gate.ts';
import type { RenderPage } from '#lambdas/kernel/http/serve-pages.ts';
import { Email } from '#shared/email.ts';
import { GuestName } from '#shared/events/guests/contract.ts';
import { guestAskMails, guestHolds } from '#shared/events/guests/guest-mails.ts';
import { slotsIn } from '#shared/events/guests/slot-fields.ts';
import { takesGuests } from '#shared/events/guests/takes-guests.ts';
import { paysFirst } from '#shared/events/payments/pays-first.ts';
import { TicketKey } from '#shared/events/payments/schemas.ts';
import { ShareToken } from '#shared/events/rsvp/contract.ts';
import { askedOf } from '#shared/events/rsvp/eligibility-failures.ts';
import { joiningAt } from '#shared/events/rsvp/joining-at.ts';
import { GroupKey } from '#shared/events/rsvp/line/capacity-groups.ts';
import { isNext } from '#shared/events/rsvp/line/line-groups.ts';
import { isUndrawn } from '#shared/events/rsvp/line/line-state.ts';
import { orderOf } from '#shared/events/rsvp/line/seats.ts';
import { settleLine } from '#shared/events/rsvp/line/settle-line.ts';
import { ChosenSlots } from '#shared/events/slots/schemas.ts';
import { EventId } from '#shared/ids.ts';
import type { Mailer } from '../../../kernel/mail/mailer.ts';
import type { EventStore } from '../../details/store.ts';
import type { StoredEvent } from '../../details/stored-event.ts';
import { visibleEvent } from '../../details/visibility/visible-event.ts';
import type { StoredLine } from '../../rsvp/line/line.ts';
import type { AskStore } from '../asks.ts';
import type { GuestHolds } from '../hold-as-guest.ts';
import { payingGuestIdFor } from '../keep-guest.ts';
import { confirmLetter, signInLetter } from './ask-letters.ts';
import { backToEvent, refusal } from './guest-frame.ts';
import { leadToPay } from './lead-to-pay.ts';
import { notJoined } from './not-joined.ts';

export interface AskPorts extends GuestHolds {
  readonly events: EventStore;
  readonly asks: Pick<AskStore, 'keep' | 'keepWaiting'>;
  readonly holderOf: FindHolder;
  readonly gate: MailGate;
  readonly mailer: Mailer;
  readonly origin: string;
}

type Asked = z.infer<typeof Asked>;
const Asked = z.object({
  eventId: EventId,
  token: ShareToken.optional(),
  name: GuestName,
  email: Email,
  group: GroupKey.optional(),
  ticket: TicketKey.optional(),
  slots: ChosenSlots,
  hasCode: z.literal('true').optional(),
});

/**
 * Sends a link that confirms, or leads on to paying where players pay by card and a spot is free without a host's word. What the page answers depends on nothing that is known of the address: not whether it has an
 * account, nor whether it is on the list. Nothing is held before the link is opened.
 */
export const askToJoin =
  (ports: AskPorts): RenderPage =>
  async ({ form, source, now }) => {
    const asked = Asked.safeParse({ ...form, slots: slotsIn(form) });
    if (!asked.success) return corrections(asked.error, form.eventId);
    const { eventId, token } = asked.data;
    const { event, line } = await visibleEvent({ eventId, token }, ports.events);
    const eventUrl = `/evt/${eventId}${token ? `?t=${token}` : ''}`;
    const why = whyNot(event, now);
    if (why) return refusal(...why, eventUrl);
    if (form.website) return checkMail('send', asked.data, event, { eventUrl, now });
    const sending = { ...ports, source };
    return (
      (await pay(asked.data, { event, line }, sending, now, eventUrl)) ??
      checkMail(await send(asked.data, event, sending, now), asked.data, event, { eventUrl, now })
    );
  };

function checkMail(
  sent: keyof typeof sentWords,
  { email }: Asked,
  event: StoredEvent,
  { eventUrl, now }: { readonly eventUrl: string; readonly now: Date },
) {
  const what =
    joiningAt(event, now) === 'asks'
      ? `send your request for ${event.title}.`
      : `join ${event.title}. We don’t hold a spot until you do.`;
  return privatePage(
    { title: 'One step left: check your email' },
    h('p', null, ...sentWords[sent](h('strong', null, email)), ` within 24 hours to ${what}`),
    backToEvent(eventUrl),
  );
}

/** Why guests can’t ask to join: a title, and what to do instead. */
function whyNot(event: StoredEvent, now: Date): readonly [string, string] | undefined {
  if (askedOf(event)) return ['This event has requirements', noGuests];
  return takesGuests(event, now) ? undefined : ['Sign-up is closed', 'This event isn’t taking players right now.'];
}

const noGuests = 'Create an account so we can check that it’s for you.';

const sentWords = {
  send: (email: ReactNode) => ['We sent an email to ', email, '. Open the link in it'],
  enough: (email: ReactNode) => ['We already sent several emails to ', email, '. Open the link in the newest one'],
} as const;

/** Whether a guest has a seat or would get one now; those who wait or are drawn pay once they have one. */
const mayTakeSeat = (line: StoredLine, guestId: string, group: string | undefined): boolean =>
  orderOf(line, guestId) !== undefined || (!isUndrawn(line) && isNext(line, { heads: 1, group }));

type VisibleEvent = Pick<Awaited<ReturnType<typeof visibleEvent>>, 'event' | 'line'>;

/**
 * The way on to paying; undefined where there is nothing to pay yet. A guest who pays means it, so there is no link to confirm: the
 * receipt leads to their RSVP.
 */
async function pay(asked: Asked, { event, line: found }: VisibleEvent, ports: Sending, now: Date, eventUrl: string) {
  const { name: displayName, email, group, ticket, slots, hasCode } = asked;
  const guestId = payingGuestIdFor(await ports.secret(), event.eventId, asked);
  if (!paysFirst(event)) return undefined;
  // Where the host decides first, they pay once a spot is held for them.
  if (joiningAt(event, now) === 'asks' && orderOf(found, guestId) === undefined) return undefined;
  // Spots of others whose time to pay is over are free.
  const line = settleLine(found, now);
  if (!mayTakeSeat(line, guestId, group)) return event.allowWaitlist ? undefined : refusal(...notJoined.full, eventUrl);
  if ((await ports.gate({ source: ports.source, email }, guestHolds, now)) === 'enough')
    return refusal('Too many tries', 'Please try again in an hour.', eventUrl, 429);
  return leadToPay({ event, line, guest: { guestId, displayName, email }, group, ticket, slots }, ports, now, {
    back: eventUrl,
    hasCode: hasCode === 'true',
  });
}

type Sending = AskPorts & { readonly source: string };

/** An address that had its mails gets no more: the link in the newest one shows what was asked since as well. */
async function send(asked: Asked, event: StoredEvent, ports: Sending, now: Date) {
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
    : confirmLetter(event, email, key, { ...ports, now });
  await ports.mailer.send(letter, now);
  return verdict;
}

/** Browsers refuse most of it before; what the product alone refuses is said here. */
function corrections(error: z.ZodError, eventId: string | undefined) {
  const known = EventId.safeParse(eventId).data;
  const said = error.issues.map(({ message }) => h('li', null, message));
  return privatePage(
    { title: 'Please check your details', status: 400 },
    h('ul', null, ...said),
    known && backToEvent(`/evt/${known}`),
  );
}
