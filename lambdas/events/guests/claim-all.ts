import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import type { EventStore } from '../details/store.ts';
import { inviteAccount } from '../invitations/invite-accounts.ts';
import type { InvitationStore } from '../invitations/store.ts';
import type { SeatStore } from '../rsvp/line/seats.ts';
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
