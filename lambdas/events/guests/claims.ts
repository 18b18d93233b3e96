import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { createAccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { createHolderReader } from '#lambdas/accounts/ports/address-holder.ts';
import { createBlockReader } from '#lambdas/accounts/ports/blocks/blocks.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createRateLimit } from '#lambdas/kernel/http/limits/rate-limit.ts';
import { listen, on } from '#lambdas/kernel/messages/listen.ts';
import { createMailRefusals } from '#lambdas/notifications/ports/mail-refusals.ts';
import { takesInvitations } from '#lambdas/notifications/ports/takes-invitations.ts';
import { createGuestOrders } from '#lambdas/payments/ports/orders/guest-orders.ts';
import { createOrders } from '#lambdas/payments/ports/orders/orders.ts';
import { userJoined } from '#shared/accounts/messages.ts';
import { addressesInvited } from '#shared/events/hosts/messages.ts';
import type { EventStore } from '../details/store.ts';
import { createEventStore } from '../details/store.ts';
import { inviteAccount, inviteAccounts } from '../invitations/invite-accounts.ts';
import type { InvitationStore } from '../invitations/store.ts';
import { createInvitationStore } from '../invitations/store.ts';
import type { SeatStore } from '../rsvp/line/seats.ts';
import { createSeatStore } from '../rsvp/line/seats.ts';
import { createSlotStore, type SlotStore } from '../slots/store.ts';
import { claimPlace, type HandingOver } from './claim-place.ts';
import type { GuestStore } from './store.ts';
import { createGuestStore } from './store.ts';

const accounts = createAccountReader(table());
const orders = createOrders(table());
const ports = {
  accounts,
  blocks: createBlockReader(table()),
  events: createEventStore(table()),
  guests: createGuestStore(table()),
  seats: createSeatStore(table()),
  orders: { ...orders, ...createGuestOrders(table(), orders) },
  slots: createSlotStore(table()),
  invitations: createInvitationStore(table()),
  holderOf: createHolderReader(table()),
  takesInvitations: takesInvitations(createMailRefusals(table()), createRateLimit(table())),
};

/**
 * Gives people who sign up the places and invitations that they got with the same address before, and who has an account
 * already the latter.
 */
export const handler = listen(
  on(userJoined, async ({ data: { userId } }, now) => {
    const account = await accounts.find(userId);
    if (account?.emailVerified && !account.deletedAt) await claimAll(account, ports, now);
  }),
  on(addressesInvited, (message, now) => inviteAccounts(message, ports, now)),
);

interface Ports {
  readonly events: Pick<EventStore, 'find'>;
  readonly seats: Pick<SeatStore, 'move'>;
  readonly guests: Pick<GuestStore, 'listByEmail' | 'end'>;
  readonly orders: HandingOver;
  readonly slots: Pick<SlotStore, 'changing'>;
  readonly invitations: Pick<InvitationStore, 'find' | 'addFor'>;
}

/** Places and invitations that an address got become those of its account. Safe to repeat. */
async function claimAll({ userId, email }: Account, ports: Ports, now: Date): Promise<void> {
  for (const guest of await ports.guests.listByEmail(email)) {
    const event = guest.isInvited ? await ports.events.find(guest.eventId) : undefined;
    if (event) await inviteAccount(guest, userId, event, ports);
    await claimPlace(guest, userId, ports, now);
  }
}
