import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { approve } from '#shared/events/rsvp/line/line-moves.ts';
import type { StoredEvent } from '../details/stored-event.ts';
import type { Joined } from '../rsvp/line/line.ts';
import { forgottenAt, noteErasure } from './erase-guest.ts';
import type { Guest } from './guest-reader.ts';
import type { GuestWork } from './guest-work.ts';

/** One person of an address at an event, however often they ask; the id reveals nothing of the address. */
export const guestIdFor = (secret: string, eventId: string, email: string): string =>
  idFrom('guest', secret, eventId, email);

/**
 * One person who pays, however often they send the form: by name as well, so that one address can pay for several players, and an
 * address alone shows no one whether it has a spot.
 */
export const payingGuestIdFor = (secret: string, eventId: string, { email, name }: { email: string; name: string }) =>
  idFrom('guest', secret, eventId, email, name.toLowerCase());

/** Counts an address's uses of codes, at any event and by any name. */
export const codeUserFor = (secret: string, email: string): string => idFrom('guest', secret, 'codes', email);

/** What a guest is called whose address was invited without a name; they say one when they come. */
export const namelessGuest = 'Guest';

interface Coming {
  readonly event: StoredEvent;
  readonly guest: Pick<Guest, 'guestId' | 'displayName' | 'email' | 'addedBy'>;
  /** The share token that they came with. */
  readonly token?: string | undefined;
  /** The group that they chose, where the event has groups. */
  readonly group?: string | undefined;
}

type Ports = Pick<GuestWork, 'seats' | 'guests' | 'due'>;

/**
 * Keeps a guest and has them join the line by the usual rules. A guest added by the host needs no answer to a request, nor
 * to the host's questions, and is exempt from eligibility. A guest without a place is not kept, unless they are
 * invited besides. Safe to repeat.
 */
export async function joinAsGuest({ event, guest, token, group }: Coming, ports: Ports, now: Date): Promise<Joined> {
  const { eventId } = event;
  const { guestId, addedBy } = guest;
  await noteErasure(guestId, eventId, forgottenAt(event), { due: ports.due, now });
  const kept = await ports.guests.keep({ ...guest, eventId, createdAt: now.toISOString() });
  const answered = addedBy ? event.approvalQuestions.length : 0;
  const joined = await ports.seats.join({
    eventId,
    userId: guestId,
    token,
    answered,
    group,
    isLetIn: addedBy !== undefined,
    now,
  });
  if (joined.outcome !== 'joined') {
    if (!kept.isInvited) await ports.guests.end(kept, now);
    return joined;
  }
  if (joined.mine.status === 'requested' && addedBy)
    await ports.seats.move(eventId, (line) => approve({ ...line, paysFirst: false }, guestId, now));
  return joined;
}
