import type { FindHolder } from '#lambdas/accounts/ports/address-holder.ts';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { hostsContract } from '#shared/events/hosts/contract.ts';
import { isOnLine } from '#shared/events/rsvp/line/seats.ts';
import { isGuestId } from '#shared/ids.ts';
import type { EventStore } from '../../details/store.ts';
import type { GuestStore } from '../../guests/store.ts';
import type { InvitationStore } from '../store.ts';

type WithdrawInvitation = (typeof hostsContract)['operations']['withdrawInvitation'];

interface Parts {
  readonly events: Pick<EventStore, 'findWithLine'>;
  readonly invitations: Pick<InvitationStore, 'remove' | 'removeByAddress'>;
  readonly guests: Pick<GuestStore, 'find' | 'end' | 'uninvite'>;
  readonly holderOf: FindHolder;
}

/** Of an address also what its account has of it. Who has joined stays in. */
export async function withdrawInvitation(
  person: Parsed<WithdrawInvitation>,
  { now }: Pick<Caller, 'now'>,
  { events, invitations, guests, holderOf }: Parts,
): Promise<Output<WithdrawInvitation>> {
  const { eventId, userId } = person;
  if (!(await invitations.remove(person))) throw new Problem('invitation.notFound');
  const guest = isGuestId(userId) ? await guests.find(userId) : undefined;
  if (!guest?.email) return {};
  const holder = guest.claimedBy ?? (await holderOf(guest.email));
  if (holder) await invitations.removeByAddress({ eventId, userId: holder });
  const found = await events.findWithLine(eventId);
  if (found && isOnLine(userId, found.line)) await guests.uninvite(guest);
  else if (!guest.removedAt) await guests.end(guest, now);
  return {};
}
