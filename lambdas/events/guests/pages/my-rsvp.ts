import { createElement as h } from 'react';
import { privatePage, sendOn } from '#lambdas/accounts/ports/pages/private-page.ts';
import type { RenderPage } from '#lambdas/kernel/http/serve-pages.ts';
import { Problem } from '#shared/contract/errors.ts';
import { opensToKnown } from '#shared/events/details/visibility.ts';
import { acceptSeat } from '#shared/events/rsvp/line/line-moves.ts';
import { seating, standingOf } from '#shared/events/rsvp/line/seats.ts';
import { MoreLinks } from '#web/blocks/more-links.ts';
import { PostForm } from '#web/blocks/post-form.ts';
import { SignInLink } from '#web/blocks/sign-in-link.ts';
import { SubmitButton } from '#web/blocks/submit-button.ts';
import type { AttendanceStore } from '../../attendance/store.ts';
import { guestPriceOf, heldPriceOf } from '../../checkout/guest-price.ts';
import type { EventStore } from '../../details/store.ts';
import type { StoredEvent } from '../../details/stored-event.ts';
import type { AnswerStore } from '../../rsvp/answers.ts';
import type { StoredLine } from '../../rsvp/line/line.ts';
import { guestKey, guestOfKey } from '../guest-links.ts';
import type { Guest } from '../guest-reader.ts';
import type { GuestHolding } from '../hold-as-guest.ts';
import { atDoor } from './at-door.ts';
import { guestEventPage } from './guest-event.ts';
import { refusal } from './guest-frame.ts';
import { guestStanding } from './guest-standing.ts';
import { acceptButton, invitedForm, invitedStanding } from './invited-form.ts';
import { backWords, PaidPart, payForm } from './paid-part.ts';
import { leaveForm, takeSpot } from './seat-forms.ts';

export interface RsvpPorts extends GuestHolding {
  readonly events: EventStore;
  readonly answers: Pick<AnswerStore, 'find' | 'save'>;
  readonly attendance: AttendanceStore;
  readonly origin: string;
}

/** What a guest holds, with a way to give it back. */
export const showRsvp =
  (ports: RsvpPorts): RenderPage =>
  async ({ query, now }) => {
    const key = query.t ?? '';
    const { guest, event, line } = await guestOf(key, ports);
    if (guest.claimedBy) return withAccount(event);
    const shown = { event, line, now, origin: ports.origin };
    const isListed = standingOf(guest.guestId, seating(line)).status !== 'none';
    if (guest.isInvited && !guest.removedAt && !isListed) {
      const [answer, price] = await Promise.all([
        ports.answers.find({ eventId: event.eventId, userId: guest.guestId }),
        guestPriceOf(event, line, ports, now),
      ]);
      const slots = {
        standing: invitedStanding(event, answer),
        join: invitedForm(guest, { event, answer, price, key, now }),
        deed: acceptButton(event, now),
      };
      return guestEventPage(`You’re invited: ${event.title}`, { ...shown, ...slots }, links(event));
    }
    return held(ports, guest, shown, key);
  };

/** What a guest who is or was on the list holds, at the door too. */
async function held(ports: RsvpPorts, guest: Guest, shown: Shown, key: string) {
  const { event, line, now } = shown;
  const isListed = standingOf(guest.guestId, seating(line)).status !== 'none';
  const isOn = event.status !== 'cancelled';
  const claim = isListed && guest.email && isOn ? guestKey(await ports.secret(), 'claim', guest.guestId) : undefined;
  const door = isOn ? await atDoor({ guestId: guest.guestId, event, line, key, now }, ports) : undefined;
  const [order, price] = await Promise.all([
    ports.orders.findFor({ subjectId: event.eventId, personId: guest.guestId }),
    heldPriceOf(event, line, ports, now),
  ]);
  const leave = leaveForm(guest, line, {
    key,
    now,
    back: backWords(order, { guestId: guest.guestId, startsAt: line.startsAt }, now),
  });
  const pay = line.paysFirst ? payForm({ guest, event, line, order, price, key, now }) : undefined;
  const slots = {
    standing: guestStanding(guest, event, line, now),
    join: [
      order && h(PaidPart, { key: 'paid', order, startsAt: line.startsAt, now }),
      pay?.form,
      door && h('section', { key: 'door', className: 'event-card' }, door),
      leave && h('section', { key: 'leave', className: 'event-card' }, leave),
    ],
    deed: line.paysFirst ? pay?.deed : takeSpot(guest, line, key, now),
  };
  return guestEventPage(`Your RSVP: ${event.title}`, { ...shown, ...slots }, links(event, claim));
}

interface Shown {
  readonly event: StoredEvent;
  readonly line: StoredLine;
  readonly now: Date;
  readonly origin: string;
}

/** @param claim the key by which an account takes the place over, where there is one to take */
const links = (event: StoredEvent, claim?: string) =>
  h(
    MoreLinks,
    null,
    !opensToKnown(event.visibility) && h('a', { href: eventPath(event) }, 'Open the event'),
    claim && h('a', { href: '/auth/sign-up' }, 'Create an account to save your spot'),
    claim && h('a', { href: `/guest/claim?key=${claim}` }, 'I have an account'),
  );

/** Gives the place back. A guest who left already, or was removed, is sent to the same page. */
export const leaveAsGuest =
  (ports: RsvpPorts): RenderPage =>
  async ({ form, now }) => {
    const key = form.key ?? '';
    const { guest, event } = await guestOf(key, ports);
    const isLate = form.isLate === 'true';
    const left = await ports.seats.leave({ eventId: event.eventId, userId: guest.guestId, now, isLate });
    if (left.outcome === 'late') return askBeforeLeaving(event, key);
    if (left.outcome === 'closed')
      return refusal('Sign-up is closed', 'This event isn’t taking changes anymore.', eventPath(event));
    return sendOn(`/guest/rsvp?t=${key}`);
  };

const askBeforeLeaving = (event: StoredEvent, key: string) =>
  privatePage(
    { title: 'Leave anyway?' },
    h(
      'p',
      null,
      `${event.title} is on because enough players joined, you among them. If you leave now, we’ll tell the host that you left late.`,
    ),
    h(
      PostForm,
      { action: '/api/guest/leave', sends: { key, isLate: 'true' } },
      h(SubmitButton, { text: 'Leave anyway', isPrimary: true }),
    ),
    h(MoreLinks, null, h('a', { href: `/guest/rsvp?t=${key}` }, 'Stay in')),
  );

/** Takes the seat that is held, or a free one where the first to come gets it. */
export const takeAsGuest =
  (ports: RsvpPorts): RenderPage =>
  async ({ form, now }) => {
    const key = form.key ?? '';
    const { guest, event } = await guestOf(key, ports);
    await ports.seats.move(event.eventId, (line) => acceptSeat(line, guest.guestId, now));
    return sendOn(`/guest/rsvp?t=${key}`);
  };

/** @throws {Problem} guest.notFound */
export async function guestOf(key: string, { secret, guests, events }: RsvpPorts) {
  const guestId = guestOfKey(await secret(), 'rsvp', key);
  const guest = guestId === undefined ? undefined : await guests.find(guestId);
  const found = guest && (await events.findWithLine(guest.eventId));
  if (!found) throw new Problem('guest.notFound');
  return { guest, ...found };
}

/** The mail is proof that they may know the event. */
const eventPath = ({ eventId, visibility, shareToken }: StoredEvent) =>
  `/evt/${eventId}${visibility === 'private' ? `?t=${shareToken}` : ''}`;

export const withAccount = (event: StoredEvent) =>
  privatePage(
    { title: `Your RSVP: ${event.title}` },
    h('p', null, 'Your spot is with your account now. Sign in to see it.'),
    h('p', null, h(SignInLink, { next: eventPath(event), text: 'Sign in' })),
  );
