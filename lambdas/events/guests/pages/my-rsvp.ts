import { Fragment, createElement as h } from 'react';
import type { RenderPage } from '#lambdas/kernel/http/serve-pages.ts';
import { Problem } from '#shared/contract/errors.ts';
import { placeLabel } from '#shared/events/details/place-label.ts';
import { opensToKnown } from '#shared/events/details/visibility.ts';
import { groupLabel } from '#shared/events/rsvp/group-words.ts';
import { acceptSeat } from '#shared/events/rsvp/line/line-moves.ts';
import { seating, standingOf } from '#shared/events/rsvp/line/seats.ts';
import { Fact } from '#web/blocks/fact.ts';
import { MoreLinks } from '#web/blocks/more-links.ts';
import { Notice } from '#web/blocks/notice.ts';
import { PostForm } from '#web/blocks/post-form.ts';
import { SignInLink } from '#web/blocks/sign-in-link.ts';
import { SubmitButton } from '#web/blocks/submit-button.ts';
import { ViewersTime } from '#web/blocks/viewers-time.ts';
import type { AttendanceStore } from '../../attendance/store.ts';
import type { EventStore } from '../../details/store.ts';
import type { StoredEvent } from '../../details/stored-event.ts';
import { reasonOf, startIn, whenOf } from '../../notifications/event-words.ts';
import type { AnswerStore } from '../../rsvp/answers.ts';
import type { StoredLine } from '../../rsvp/line/line.ts';
import { guestKey, guestOfKey } from '../guest-links.ts';
import type { Guest } from '../guest-reader.ts';
import type { GuestWork } from '../guest-work.ts';
import { atDoor } from './at-door.ts';
import { guestPage, refusal, sendOn } from './guest-frame.ts';
import { invitedForm } from './invited-form.ts';
import { seatForms } from './seat-forms.ts';

export interface RsvpPorts extends GuestWork {
  readonly events: EventStore;
  readonly answers: Pick<AnswerStore, 'find' | 'save'>;
  readonly attendance: AttendanceStore;
}

/** What a guest holds, with a way to give it back. */
export const showRsvp =
  (ports: RsvpPorts): RenderPage =>
  async ({ query, now }) => {
    const key = query.t ?? '';
    const { guest, event, line } = await guestOf(key, ports);
    if (guest.claimedBy) return withAccount(event);
    const isListed = standingOf(guest.guestId, seating(line)).status !== 'none';
    if (guest.isInvited && !guest.removedAt && !isListed) {
      const answer = await ports.answers.find({ eventId: event.eventId, userId: guest.guestId });
      return guestPage(
        { title: `You are invited: ${event.title}` },
        facts(event),
        invitedForm(guest, { event, answer, key, now }),
        links(event),
      );
    }
    const claim =
      isListed && guest.email && event.status !== 'cancelled'
        ? guestKey(await ports.secret(), 'claim', guest.guestId)
        : undefined;
    const door = await atDoor({ guestId: guest.guestId, event, line, key, now }, ports);
    return guestPage(
      { title: `Your RSVP: ${event.title}` },
      h('p', { className: 'quiet' }, guest.displayName),
      h(Notice, { tone: 'calm' }, standingWords(guest, event, line)),
      whyCancelled(event),
      facts(event, groupLabel(event, line.groups?.[guest.guestId])),
      door,
      seatForms(guest, line, key, now),
      links(event, claim),
    );
  };

/** @param group what they come as, where the event has groups */
const facts = (event: StoredEvent, group?: string) =>
  h(
    'dl',
    null,
    h(Fact, { name: 'When' }, whenOf(event), h(ViewersTime, event)),
    h(Fact, { name: 'Where' }, placeLabel(event.location)),
    h(Fact, { name: 'Host' }, event.hostName),
    group && h(Fact, { name: 'You come as' }, group),
  );

/** @param claim the key by which an account takes the place over, where there is one to take */
const links = (event: StoredEvent, claim?: string) =>
  h(
    MoreLinks,
    null,
    !opensToKnown(event.visibility) && h('a', { href: eventPath(event) }, 'Open the event'),
    claim && h('a', { href: '/auth/sign-up' }, 'Sign up to keep it with your account'),
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
      return refusal('It is too late', 'Responses for this event have closed.', eventPath(event));
    return sendOn(`/guest/rsvp?t=${key}`);
  };

const askBeforeLeaving = (event: StoredEvent, key: string) =>
  guestPage(
    { title: 'Leave it all the same?' },
    h(
      'p',
      null,
      `${event.title} has been confirmed with you on the list. If you leave now, we’ll let the host know that you left late.`,
    ),
    h(
      PostForm,
      { action: '/api/guest/leave', sends: { key, isLate: 'true' } },
      h(SubmitButton, { text: 'Leave it all the same', isPrimary: true }),
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

/** What the mail about it says as well: the reason, and what the host wrote. */
function whyCancelled({ status, cancelled, hostName }: StoredEvent) {
  if (status !== 'cancelled') return undefined;
  const reason = reasonOf(cancelled);
  const message = cancelled?.message;
  return h(Fragment, null, reason && h('p', null, reason), message && h('p', null, `${hostName} writes: ${message}`));
}

function standingWords({ guestId }: Guest, event: StoredEvent, line: StoredLine): string {
  if (event.status === 'cancelled') return 'The host cancelled this event.';
  const standing = standingOf(guestId, seating(line));
  switch (standing.status) {
    case 'in':
      return event.status === 'postponed'
        ? 'You are in. The event is postponed: a new time will follow.'
        : 'You are in.';
    case 'waiting':
      return `The event is full. You are number ${standing.position} in line.`;
    case 'offered':
      return `A seat is held for you until ${startIn(standing.until, event.timeZone)}.`;
    case 'requested':
      return 'You asked to come. You get a mail when the host has decided.';
    case 'none':
      return 'You are not on the list.';
  }
}

export const withAccount = (event: StoredEvent) =>
  guestPage(
    { title: `Your RSVP: ${event.title}` },
    h('p', null, 'Your place is with your account now. Sign in to see it.'),
    h('p', null, h(SignInLink, { next: eventPath(event), text: 'Sign in' })),
  );
