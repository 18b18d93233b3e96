import type { Account } from '../../kernel/accounts.ts';
import { inviteAccount } from '../invitees/invite-accounts.ts';
import type { InvitationStore } from '../invitees/store.ts';
import type { SeatStore } from '../seats.ts';
import type { EventStore } from '../store.ts';
import { claimPlace } from './claim-place.ts';
import type { GuestStore } from './store.ts';

interface Ports {
  readonly events: Pick<EventStore, 'find'>;
  readonly seats: Pick<SeatStore, 'move'>;
  readonly guests: Pick<GuestStore, 'listByEmail' | 'end'>;
  readonly invitations: Pick<InvitationStore, 'find' | 'addFor'>;
}

/** Places and invitations that an address got become those of its account. Safe to repeat. */
export async function claimAll({ userId, email }: Account, ports: Ports, now: Date): Promise<void> {
  for (const guest of await ports.guests.listByEmail(email)) {
    const event = guest.isInvited ? await ports.events.find(guest.eventId) : undefined;
    if (event) await inviteAccount(guest, userId, event, ports);
    await claimPlace(guest, userId, ports, now);
  }
}
