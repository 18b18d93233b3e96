import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import type { FindHolder } from '#lambdas/accounts/ports/address-holder.ts';
import type { BlockReader } from '#lambdas/accounts/ports/blocks/blocks.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import type { Message } from '#shared/contract/message.ts';
import { isHost } from '#shared/events/hosts/hosting.ts';
import { type addressesInvited, peopleInvited } from '#shared/events/hosts/messages.ts';
import type { EventStore } from '../details/store.ts';
import type { StoredEvent } from '../details/stored-event.ts';
import { reachableFrom } from '../details/visibility/reachable.ts';
import type { Guest } from '../guests/guest-reader.ts';
import type { GuestStore } from '../guests/store.ts';
import type { Invitation, InvitationStore } from './store.ts';

interface Ports {
  readonly events: Pick<EventStore, 'find'>;
  readonly guests: Pick<GuestStore, 'find'>;
  readonly invitations: Pick<InvitationStore, 'find' | 'addFor' | 'tell'>;
  readonly holderOf: FindHolder;
  readonly accounts: Pick<AccountReader, 'find'>;
  readonly blocks: Pick<BlockReader, 'partedFrom'>;
  /** Whether mail about invitations may go to an address now. */
  readonly takesInvitations: (email: string, now: Date) => Promise<boolean>;
}

/**
 * An account with an invited address is invited too, and each gets the news: accounts as they want it,
 * others where their address takes it. Safe to repeat.
 */
export async function inviteAccounts(
  { data: { eventId, guestIds, invitedById }, messageId, occurredAt }: Message<typeof addressesInvited>,
  ports: Ports,
  now: Date,
): Promise<void> {
  const event = await ports.events.find(eventId);
  if (!event) return;
  const told: string[] = [];
  for (const guestId of guestIds) {
    const guest = await ports.guests.find(guestId);
    const person = guest && (await whoIs(guest, { event, invitedById }, ports, now));
    if (person) told.push(person);
  }
  if (told.length === 0) return;
  const tellId = idFrom('message', peopleInvited.name, messageId);
  const fact = factRow(peopleInvited, tellId, new Date(occurredAt), { eventId, userIds: told, invitedById });
  await ports.invitations.tell(fact);
}

interface About {
  readonly event: StoredEvent;
  readonly invitedById?: string | undefined;
}

/** Who is to be told of an address's invitation: its account, unless it may not be reached, or the guest. */
async function whoIs(guest: Guest, about: About, ports: Ports, now: Date): Promise<string | undefined> {
  const holder = guest.claimedBy ?? (await ports.holderOf(guest.email ?? ''));
  if (holder)
    return (await isReachable(holder, about, ports, now)) ? inviteHolder(guest, holder, about, ports) : undefined;
  const canTell = guest.email && !guest.removedAt && (await ports.takesInvitations(guest.email, now));
  return canTell ? guest.guestId : undefined;
}

async function isReachable(userId: string, { invitedById }: About, { accounts, blocks }: Ports, now: Date) {
  const account = await accounts.find(userId);
  const hosts = invitedById ? [invitedById] : [];
  return account !== undefined && (await reachableFrom(hosts, 'invitation', blocks, now))(account);
}

const inviteHolder = async (guest: Guest, holder: string, { event }: About, ports: Ports) =>
  (await inviteAccount(guest, holder, event, ports)) ? holder : undefined;

/**
 * Gives an account what its address was invited to, unless that is planned or withdrawn; whether it is to be told. Safe to
 * repeat.
 */
export async function inviteAccount(
  { eventId, guestId }: Pick<Guest, 'eventId' | 'guestId'>,
  userId: string,
  event: StoredEvent,
  { invitations }: { readonly invitations: Pick<InvitationStore, 'find' | 'addFor'> },
): Promise<boolean> {
  if (isHost(event, userId)) return false;
  const invited = await invitations.find({ eventId, userId: guestId });
  if (invited?.status !== 'invited') return false;
  const theirs: Invitation = { ...invited, userId, byAddress: true };
  if (await invitations.addFor({ eventId, userId: guestId }, theirs)) return true;
  // People who were also picked by name got that already.
  return (await invitations.find({ eventId, userId }))?.byAddress === true;
}
