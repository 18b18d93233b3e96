import type { RenderPage } from '#lambdas/kernel/http/serve-pages.ts';
import { Problem } from '#shared/contract/errors.ts';
import { placeLabel } from '#shared/events/details/place-label.ts';
import { opensToKnown } from '#shared/events/details/visibility.ts';
import { groupLabel } from '#shared/events/rsvp/group-words.ts';
import { acceptSeat, isFirstComeNow } from '#shared/events/rsvp/line/line-moves.ts';
import { seating, standingOf } from '#shared/events/rsvp/line/seats.ts';
import { type Html, html } from '#shared/html.ts';
import type { AttendanceStore } from '../../attendance/store.ts';
import type { EventStore } from '../../details/store.ts';
import type { StoredEvent } from '../../details/stored-event.ts';
import { reasonOf, startIn, whenOf } from '../../notifications/event-words.ts';
import { viewersTime } from '../../pages/viewers-time.ts';
import type { AnswerStore } from '../../rsvp/answers.ts';
import type { StoredLine } from '../../rsvp/line/line.ts';
import { guestKey, guestOfKey } from '../guest-links.ts';
import type { Guest } from '../guest-reader.ts';
import type { GuestWork } from '../guest-work.ts';
import { atDoor } from './at-door.ts';
import { guestPage, refusal, sendOn } from './guest-frame.ts';
import { invitedForm } from './invited-form.ts';

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
        `You are invited: ${event.title}`,
        html`${facts(event)}
${invitedForm(guest, { event, answer, key, now })}
<p class="also">${links(event)}</p>`,
      );
    }
    const claim =
      isListed && guest.email && event.status !== 'cancelled'
        ? guestKey(await ports.secret(), 'claim', guest.guestId)
        : undefined;
    const door = await atDoor({ guestId: guest.guestId, event, line, key, now }, ports);
    return guestPage(
      `Your RSVP: ${event.title}`,
      html`<p class="quiet">${guest.displayName}</p>
<p class="notice calm">${standingWords(guest, event, line)}</p>
${whyCancelled(event)}
${facts(event, groupLabel(event, line.groups?.[guest.guestId]))}
${door}
${forms(guest, line, key, now)}
<p class="also">${links(event, claim)}</p>`,
    );
  };

/** @param group what they come as, where the event has groups */
const facts = (event: StoredEvent, group?: string): Html =>
  html`<dl><div><dt>When</dt><dd>${whenOf(event)}${viewersTime(event)}</dd></div><div><dt>Where</dt><dd>${placeLabel(event.location)}</dd></div><div><dt>Host</dt><dd>${event.hostName}</dd></div>${group && html`<div><dt>You come as</dt><dd>${group}</dd></div>`}</dl>`;

/** @param claim the key by which an account takes the place over, where there is one to take */
const links = (event: StoredEvent, claim?: string): Html =>
  html`${!opensToKnown(event.visibility) && html`<a href="${eventPath(event)}">Open the event</a>`}${claim && html`<a href="/auth/sign-up">Sign up to keep it with your account</a><a href="/guest/claim?key=${claim}">I have an account</a>`}`;

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
    'Leave it all the same?',
    html`<p>${event.title} goes ahead with you: its minimum has been counted. The host is told that you left late.</p>
<form method="post" action="/api/guest/leave"><input type="hidden" name="key" value="${key}"><input type="hidden" name="isLate" value="true"><button class="first">Leave it all the same</button></form>
<p class="also"><a href="/guest/rsvp?t=${key}">Stay in</a></p>`,
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
const whyCancelled = ({ status, cancelled, hostName }: StoredEvent): Html | undefined =>
  status === 'cancelled'
    ? html`${reasonOf(cancelled) && html`<p>${reasonOf(cancelled)}</p>`}${cancelled?.message && html`<p>${hostName} writes: ${cancelled.message}</p>`}`
    : undefined;

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

function forms({ guestId }: Guest, line: StoredLine, key: string, now: Date): Html | undefined {
  const { status } = standingOf(guestId, seating(line));
  const field = html`<input type="hidden" name="key" value="${key}">`;
  const canTake = status === 'offered' || (status === 'waiting' && guestId in line.waits && isFirstComeNow(line, now));
  if (status === 'none' || line.closesAt <= now.toISOString()) return undefined;
  const { verb, means } = status === 'in' && seating(line).waiting.length === 0 ? noLineWords : leaveWords[status];
  return html`${canTake && html`<form method="post" action="/api/guest/take">${field}<button class="first">Take the seat</button></form>`}
<form method="post" action="/api/guest/leave">${field}<button>${verb}</button><p><small>${means} To come back, ask again on the page of the event.</small></p></form>`;
}

const noLineWords = {
  verb: "I can't come: give up my seat",
  means: 'Your seat is free for another player at once.',
} as const;

const leaveWords = {
  in: { verb: "I can't come: give up my seat", means: 'Your seat goes to the next in line at once.' },
  offered: {
    verb: "I can't come: decline the seat",
    means: 'The seat goes to the next in line and you leave the line.',
  },
  waiting: { verb: 'Leave the line', means: 'You lose your number in line.' },
  requested: { verb: 'Take back my request', means: 'The host no longer decides about it.' },
} as const;

export const withAccount = (event: StoredEvent) =>
  guestPage(
    `Your RSVP: ${event.title}`,
    html`<p>Your place is with your account now. Sign in to see it.</p>
<p><a class="join" href="/auth/login?next=${encodeURIComponent(eventPath(event))}">Sign in</a></p>`,
  );
