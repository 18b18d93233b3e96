import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { canEdit } from '#shared/events/details/states.ts';
import type { hostsContract } from '#shared/events/hosts/contract.ts';
import { joinerRemoved } from '#shared/events/messages.ts';
import { seating, standingOf } from '#shared/events/rsvp/line/seats.ts';
import { removalId } from '../details/facts.ts';
import type { StoredEvent } from '../details/stored-event.ts';
import { standingAt } from '../ports/event-visibility.ts';
import type { Joined, StoredLine } from '../rsvp/line/line.ts';
import { joinKeyOf } from '../rsvp/line/seat-terms.ts';
import { claimPlace } from './claim-place.ts';
import { guestNoticeMs, noteErasure } from './erase-guest.ts';
import { guestOfKey } from './guest-links.ts';
import type { Guest } from './guest-reader.ts';
import type { GuestWork } from './guest-work.ts';
import { guestIdFor, joinAsGuest } from './keep-guest.ts';

type Operations = (typeof hostsContract)['operations'];
type GuestView = Output<Operations['getGuest']>;

const refusals: Readonly<Record<Exclude<Joined['outcome'], 'joined'>, ErrorCode>> = {
  hidden: 'event.notFound',
  closed: 'rsvp.closed',
  full: 'rsvp.full',
  notYet: 'rsvp.notYet',
  drawing: 'rsvp.notYet',
  tooManyGuests: 'rsvp.full',
  answersMissing: 'rsvp.closed',
  groupMissing: 'rsvp.groupMissing',
  payFirst: 'rsvp.payFirst',
  unproven: 'rsvp.guestsUnproven',
  notEligible: 'rsvp.guestsUnproven',
};

/** With an address the same person however often they are added. */
export async function createGuest(
  { eventId, displayName, email, group }: Parsed<Operations['createGuest']>,
  caller: Caller,
  work: GuestWork,
): Promise<GuestView> {
  const event = await work.events.find(eventId);
  if (!event) throw new Problem('event.notFound');
  const guestId = email ? guestIdFor(await work.secret(), eventId, email) : caller.newId('guest');
  const guest = { guestId, displayName, ...(email && { email }), addedBy: actorOf(caller).userId };
  const joined = await joinAsGuest({ event, guest, group, token: joinKeyOf(event) }, work, caller.now);
  if (joined.outcome !== 'joined') throw new Problem(refusals[joined.outcome]);
  const [kept, line] = await Promise.all([work.guests.find(guestId), work.seats.find(eventId)]);
  if (!kept || !line) throw new Problem('event.notFound');
  return toView(kept, line);
}

export async function getGuest(
  { guestId }: Parsed<Operations['getGuest']>,
  caller: Caller,
  work: GuestWork,
): Promise<GuestView> {
  const { guest, line, manages } = await guestOfHost(guestId, caller, work);
  return toView(guest, line, manages);
}

/** Their row stays for as long as they may still have to be told of it. */
export async function deleteGuest(
  { guestId }: Parsed<Operations['deleteGuest']>,
  caller: Caller,
  work: GuestWork,
): Promise<Record<string, never>> {
  const { guest, event, line } = await guestOfHost(guestId, caller, work);
  if (!canEdit(event, caller.now)) throw new Problem('event.notEditable');
  const { eventId } = event;
  const person = { eventId, userId: guestId };
  const messageId = removalId(person, line.order[guestId] ?? line.version);
  await work.seats.remove(person, factRow(joinerRemoved, messageId, caller.now, person));
  const forgottenAt = new Date(caller.now.getTime() + guestNoticeMs);
  await noteErasure(guestId, eventId, forgottenAt, { due: work.due, now: caller.now });
  await work.guests.end(guest, caller.now);
  return {};
}

/** The address of the account must be the one that the link was sent to: a link that was passed on claims nothing. */
export async function claimGuest(
  { key }: Parsed<Operations['claimGuest']>,
  caller: Caller,
  work: GuestWork,
): Promise<Output<Operations['claimGuest']>> {
  const { userId } = actorOf(caller);
  const guestId = guestOfKey(await work.secret(), 'claim', key);
  const guest = guestId === undefined ? undefined : await work.guests.find(guestId);
  if (!guest?.email || guest.email !== caller.account?.email) throw new Problem('guest.linkInvalid');
  if (guest.removedAt && guest.claimedBy !== userId) throw new Problem('guest.linkInvalid');
  await claimPlace(guest, userId, work, caller.now);
  return { eventId: guest.eventId };
}

interface Found {
  readonly guest: Guest;
  readonly event: StoredEvent;
  readonly line: StoredLine;
  readonly manages: boolean;
}

/** @throws {Problem} guest.notFound, also for callers who do not decide who comes to their event */
async function guestOfHost(guestId: string, caller: Caller, { guests, events }: GuestWork): Promise<Found> {
  const guest = await guests.find(guestId);
  const found = guest && !guest.removedAt ? await events.findWithLine(guest.eventId) : undefined;
  if (!guest || !found) throw new Problem('guest.notFound');
  const { manages, managesJoiners } = await standingAt(found.event, actorOf(caller).userId, events.standingIn);
  if (!managesJoiners) throw new Problem('guest.notFound');
  return { guest, ...found, manages };
}

const toView = ({ guestId, eventId, displayName, email }: Guest, line: StoredLine, seesMail = true): GuestView => ({
  guestId,
  eventId,
  displayName,
  ...(seesMail && email && { email }),
  mine: standingOf(guestId, seating(line)),
});
