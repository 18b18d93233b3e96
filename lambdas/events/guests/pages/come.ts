import type { FindHolder } from '#lambdas/accounts/ports/address-holder.ts';
import { sendOn } from '#lambdas/accounts/ports/pages/private-page.ts';
import type { RenderPage } from '#lambdas/kernel/http/serve-pages.ts';
import { GuestName } from '#shared/events/guests/contract.ts';
import { slotsIn } from '#shared/events/guests/slot-fields.ts';
import { isOnLine } from '#shared/events/rsvp/line/seats.ts';
import { Note } from '#shared/events/rsvp/schemas.ts';
import type { StoredEvent } from '../../details/stored-event.ts';
import type { StoredLine } from '../../rsvp/line/line.ts';
import { joinKeyOf } from '../../rsvp/line/seat-terms.ts';
import { claimPlace } from '../claim-place.ts';
import type { Guest } from '../guest-reader.ts';
import { corrections, refusal } from './guest-frame.ts';
import { insteadOfJoining } from './lead-to-pay.ts';
import { guestOf, type RsvpPorts, withAccount } from './my-rsvp.ts';

type ComePorts = RsvpPorts & { readonly holderOf: FindHolder };

/** Joins by the ordinary rules a guest who was invited by mail: the link in it proves that the address is theirs. */
export const comeAsGuest =
  (ports: ComePorts): RenderPage =>
  async ({ form, now }) => {
    const key = form.key ?? '';
    const { guest, event, line } = await guestOf(key, ports);
    const refused = await whyNot(guest, event, ports);
    if (refused) return refused;
    const name = GuestName.safeParse(form.name);
    if (!name.success) return corrections('Enter your name.');
    if (name.data !== guest.displayName) await ports.guests.rename(guest.guestId, name.data);
    const { group, ticket, hasCode } = form;
    const named = { ...guest, displayName: name.data };
    const coming = { guest: named, event, line, group, ticket, slots: slotsIn(form), hasCode: hasCode === 'true' };
    return join(coming, ports, now, `/guest/rsvp?t=${key}`);
  };

/** Says no for a guest who was invited by mail; they may change their mind while the event takes players. */
export const declineAsGuest =
  (ports: ComePorts): RenderPage =>
  async ({ form, now }) => {
    const key = form.key ?? '';
    const { guest, event, line } = await guestOf(key, ports);
    const refused = await whyNot(guest, event, ports);
    if (refused) return refused;
    const { guestId: userId } = guest;
    if (event.status !== 'scheduled' || line.closesAt <= now.toISOString())
      return refusal('Sign-up is closed', 'This event isn’t taking changes anymore.');
    if (isOnLine(userId, line)) return sendOn(`/guest/rsvp?t=${key}`);
    const note = Note.safeParse(form.note || undefined);
    const said = { guests: [], answers: [], reply: 'declined' as const, ...(note.data && { note: note.data }) };
    await ports.answers.save({ eventId: event.eventId, userId, ...said, updatedAt: now.toISOString() });
    return sendOn(`/guest/rsvp?t=${key}`);
  };

interface Coming {
  readonly guest: Guest;
  readonly event: StoredEvent;
  readonly line: StoredLine;
  readonly group: string | undefined;
  readonly ticket: string | undefined;
  readonly slots: readonly string[];
  readonly hasCode: boolean;
}

async function join(
  { guest, event, line, group, ticket, slots, hasCode }: Coming,
  ports: ComePorts,
  now: Date,
  onward: string,
) {
  const { guestId: userId, email = '' } = guest;
  const asked = { eventId: event.eventId, userId, token: joinKeyOf(event), answered: 0, group, now };
  const joined = await ports.seats.join(asked);
  if (joined.outcome !== 'joined')
    return insteadOfJoining(
      joined.outcome,
      { event, line, guest: { ...guest, email }, group, ticket, slots },
      ports,
      now,
      {
        hasCode,
      },
    );
  // A user who proved the address while this went on would otherwise stand in the line twice, or beside themselves.
  const holder = await ports.holderOf(email);
  if (holder) await claimPlace(guest, holder, ports, now);
  return sendOn(onward);
}

async function whyNot(guest: Guest, event: StoredEvent, { holderOf }: ComePorts) {
  if (guest.claimedBy || (await holderOf(guest.email ?? ''))) return withAccount(event);
  if (guest.isInvited && !guest.removedAt) return undefined;
  return refusal('This invitation was withdrawn', 'Ask the host if you’d still like to join.');
}
