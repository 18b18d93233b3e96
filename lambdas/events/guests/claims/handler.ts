import { userJoined } from '#shared/accounts/messages.ts';
import { addressesInvited } from '#shared/events/host-messages.ts';
import { createAccountReader } from '../../../kernel/accounts.ts';
import { createHolderReader } from '../../../kernel/address-holder.ts';
import { createBlockReader } from '../../../kernel/blocks.ts';
import { listen, on } from '../../../kernel/listen.ts';
import { createInvitationRefusals } from '../../../kernel/mail/invitation-refusals.ts';
import { takesInvitations } from '../../../kernel/mail/takes-invitations.ts';
import { createRateLimit } from '../../../kernel/rate-limit.ts';
import { table } from '../../../kernel/table.ts';
import { inviteAccounts } from '../../invitees/invite-accounts.ts';
import { createInvitationStore } from '../../invitees/store.ts';
import { createSeatStore } from '../../seats.ts';
import { createEventStore } from '../../store.ts';
import { claimAll } from '../claim-all.ts';
import { createGuestStore } from '../store.ts';

const accounts = createAccountReader(table());
const ports = {
  accounts,
  blocks: createBlockReader(table()),
  events: createEventStore(table()),
  guests: createGuestStore(table()),
  seats: createSeatStore(table()),
  invitations: createInvitationStore(table()),
  holderOf: createHolderReader(table()),
  takesInvitations: takesInvitations(createInvitationRefusals(table()), createRateLimit(table())),
};

export const handler = listen(
  on(userJoined, async ({ data: { userId } }, now) => {
    const account = await accounts.find(userId);
    if (account?.emailVerified && !account.deletedAt) await claimAll(account, ports, now);
  }),
  on(addressesInvited, (message, now) => inviteAccounts(message, ports, now)),
);
